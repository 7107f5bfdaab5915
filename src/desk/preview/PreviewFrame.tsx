import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { ScrollRegion } from '../../listings/ScrollRegion';
import { copyStyles } from './paperStyles';

/** The most pixels that a preview is wider than its screen. */
const WIDER_MAX = 4000;

interface Props {
  title: string;
  /** The width of the screen or sheet, in CSS pixels. */
  width: number;
  /** How large it is drawn. */
  scale: number;
  isPaper: boolean;
  children: ReactNode;
}

/**
 * A small window with the style sheets of the website, so that they see its width. Nothing in it can be
 * pressed or focused, because it is there to be looked at.
 */
export function PreviewFrame({ title, width, scale, isPaper, children }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [body, setBody] = useState<HTMLElement | null>(null);
  const [height, setHeight] = useState(0);
  const [wider, setWider] = useState(0);
  const open = useCallback(() => {
    const page = frame.current?.contentDocument;
    if (!page || page.body.dataset.ready) return;
    page.body.dataset.ready = 'true';
    page.documentElement.lang = document.documentElement.lang;
    page.documentElement.style.cssText = document.documentElement.style.cssText;
    copyStyles(document, page, isPaper);
    setBody(page.body);
  }, [isPaper]);
  // Firefox replaces the page once more when the frame has loaded.
  useEffect(open, [open]);
  useEffect(() => {
    if (!body || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      setHeight(body.scrollHeight);
      // A table that people scroll is drawn whole, because nothing scrolls in here.
      const hidden = hiddenIn(body);
      if (hidden > 0) setWider((before) => Math.min(before + hidden, WIDER_MAX));
    });
    observer.observe(body);
    return () => observer.disconnect();
  }, [body]);
  const whole = width + wider;
  return (
    <div className="desk-frame">
      {/* What does not fit is reached by two buttons, as on the website: what was changed may stand there. */}
      <ScrollRegion label={title}>
        <div className="desk-sheet" style={{ width: whole * scale, height: height * scale }}>
          <iframe
            ref={frame}
            title={title}
            inert
            tabIndex={-1}
            style={{ width: whole, height, transform: `scale(${scale})` }}
            onLoad={open}
          />
        </div>
      </ScrollRegion>
      {body && createPortal(children, body)}
    </div>
  );
}

/** How many pixels of the widest part do not fit. */
function hiddenIn(body: HTMLElement): number {
  const parts = [body, ...body.querySelectorAll<HTMLElement>('.table-responsive')];
  return Math.max(...parts.map((it) => it.scrollWidth - it.clientWidth));
}

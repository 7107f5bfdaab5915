import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import { useBackend } from '../backend/context';
import { useBuilderWords } from '../words/builderWords';

/** The resume as plain text. A kiosk does not offer it, because there is no program to paste it into. */
export function PlainText({ text }: { text: string }) {
  const { done } = useBuilderWords();
  const isKiosk = useBackend().device.kind === 'kiosk';
  const [isCopied, setCopied] = useState(false);
  if (isKiosk) return null;
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <details className="plain-text no-print">
      <summary>{done.text}</summary>
      <textarea readOnly aria-label={done.text} value={text} rows={12} />
      <p>
        <Button variant="outline-primary" onClick={copy}>
          {done.copy}
        </Button>{' '}
        <span role="status">{isCopied ? done.copied : ''}</span>
      </p>
    </details>
  );
}

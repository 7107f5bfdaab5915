import { useState, type MouseEvent, type ReactNode } from 'react';
import { useBackend } from '../backend/context';
import { useWords } from '../words/language';
import { late } from './late';

const OutsideDialog = late(async () => (await import('./OutsideDialog')).OutsideDialog);

interface Props {
  /** An https, http or mailto address. */
  address: string;
  className?: string;
  label?: string;
  children: ReactNode;
}

/**
 * The only way out of the product. A browser opens a new tab (or the mail program). A kiosk opens
 * allowed hosts in its locked second window and shows everything else as an address to take along.
 */
export function OutsideLink({ address, className, label, children }: Props) {
  const backend = useBackend();
  const { language } = useWords();
  const [shown, setShown] = useState(false);
  const isMail = address.startsWith('mailto:');

  const onKiosk = (event: MouseEvent) => {
    event.preventDefault();
    if (isMail) {
      setShown(true);
      return;
    }
    backend.openOutside(address).then(
      (outcome) => setShown(outcome === 'not-allowed'),
      () => setShown(true),
    );
  };
  return (
    <>
      <a
        href={address}
        // In a table of English rows it is named in the language of the visit.
        lang={language}
        className={className}
        aria-label={label}
        {...(!isMail && { target: '_blank', rel: 'noopener noreferrer' })}
        onClick={backend.device.kind === 'kiosk' ? onKiosk : undefined}
      >
        {children}
      </a>
      {shown && <OutsideDialog address={address} onClose={() => setShown(false)} />}
    </>
  );
}

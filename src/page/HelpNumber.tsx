import type { ReactNode } from 'react';
import { useBackend } from '../backend/context';

/** What leads to 211: a call on a phone; at a kiosk, which cannot call, the words alone. */
export function HelpNumber({ className, children }: { className?: string; children: ReactNode }) {
  const { device } = useBackend();
  if (device.kind === 'kiosk') return <strong>{children}</strong>;
  return (
    <a className={className} href="tel:211">
      {children}
    </a>
  );
}

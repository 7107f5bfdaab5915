import type { ReactNode } from 'react';
import { PageHeading } from '../../page/PageHeading';

/** A page with one message. */
export function Told({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="container message-page">
      <PageHeading name={title}>{title}</PageHeading>
      {children}
    </section>
  );
}

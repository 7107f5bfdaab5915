import { useState } from 'react';
import type { Delivery } from '../generated/bindings';
import { PageHeading } from '../page/PageHeading';
import { useContactWords } from '../words/contactWords';
import { ContactForm } from './ContactForm';

/** CON-1, CON-2 */
export function ContactPage() {
  const contact = useContactWords();
  const [delivery, setDelivery] = useState<Delivery | null>(null);
  return (
    <section className="container contact">
      <PageHeading name={contact.title}>{contact.title}</PageHeading>
      {delivery === null ? (
        <ContactForm onDelivered={setDelivery} />
      ) : (
        <Confirmation delivery={delivery} onAnother={() => setDelivery(null)} />
      )}
    </section>
  );
}

function Confirmation({ delivery, onAnother }: { delivery: Delivery; onAnother: () => void }) {
  const contact = useContactWords();
  const isSent = delivery === 'sent';
  return (
    <div className="confirmation">
      <div role="status">
        <h2>{isSent ? contact.sentTitle : contact.queuedTitle}</h2>
        <p>{isSent ? contact.sentText : contact.queuedText}</p>
      </div>
      <button type="button" className="btn btn-outline-primary" onClick={onAnother}>
        {contact.another}
      </button>
    </div>
  );
}

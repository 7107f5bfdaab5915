import type { ContactField, ContactMessage } from '../generated/bindings';
import { LIMITS } from '../generated/limits';

/** Longest texts, in characters. */
export const LONGEST: Record<'name' | 'contact' | 'subject' | 'message', number> = {
  name: LIMITS.contactLineMax,
  contact: LIMITS.contactLineMax,
  subject: LIMITS.contactSubjectMax,
  message: LIMITS.contactMessageMax,
};

/** The first field that is not as it should be; the twin of ContactMessage::check in Rust. */
export function wrongField(message: ContactMessage): ContactField | null {
  const fields = ['name', 'contact', 'subject', 'message'] as const;
  if (!/^[0-9a-f]{32}$/.test(message.key)) return 'key';
  return (
    fields.find((field) => {
      const text = message[field];
      return (
        !text.trim() || isTooLong(field, text) || (field !== 'message' && /\p{Cc}/u.test(text))
      );
    }) ?? null
  );
}

/** Whether a text has more characters than are taken. */
export function isTooLong(field: keyof typeof LONGEST, text: string): boolean {
  return Array.from(text).length > LONGEST[field];
}

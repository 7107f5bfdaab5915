import type { DeskMessage } from '../generated/bindings';

/** A message of the contact form that nobody has dealt with. */
export function deskMessage(part: Partial<DeskMessage> = {}): DeskMessage {
  return {
    key: 'm1',
    version: 0,
    name: 'Ana',
    contact: '973-555-0100',
    canAnswer: false,
    subject: 'Where?',
    message: 'Where?',
    receivedAt: 0,
    assigned: '',
    answeredBy: null,
    doneBy: null,
    ...part,
  };
}

import type { ErrorCode } from '../generated/bindings';

/** Errors that every screen may meet; those of accounts stand in account.en.ts. */
export const errors = {
  'invalid-argument': 'One of the entries can not be used. Please look at them again.',
  'listing-not-found': 'There is no list with this name.',
  'not-found': 'There is nothing at this address.',
  'method-not-allowed': 'This can not be done here.',
  'payload-too-large': 'This is too long. Please make it shorter.',
  'request-timeout': 'It took too long. Please try again.',
  'too-many-requests': 'Too many tries came from here. Please wait a few minutes and try again.',
  'internal-error': 'Something broke on our side. Please try again in a few minutes.',
  'network-request-failed': 'There is no connection right now. Please try again.',
} satisfies Partial<Record<ErrorCode, string>>;

export type GeneralCode = keyof typeof errors;

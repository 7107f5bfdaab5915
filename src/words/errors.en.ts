import type { ErrorCode } from '../generated/bindings';

/** Errors that every screen may meet; those of accounts stand in account.en.ts. */
export const errors = {
  'invalid-argument': "Something isn't right. Check what you entered and try again.",
  'listing-not-found': 'There is no list with this name.',
  'not-found': "We can't find this page.",
  'method-not-allowed': "You can't do this here.",
  'payload-too-large': 'This is too long. Make it shorter and try again.',
  'request-timeout': 'This took too long. Please try again.',
  'too-many-requests': 'Too many tries. Wait a few minutes and try again.',
  'internal-error': 'Something went wrong on our side. Try again in a few minutes.',
  'network-request-failed': 'There is no connection right now. Please try again.',
} satisfies Partial<Record<ErrorCode, string>>;

export type GeneralCode = keyof typeof errors;

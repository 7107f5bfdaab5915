/** The sentences about addresses that do not open here, loaded with the first of them. */
export const outside = {
  title: 'Open this on your phone',
  page: "This page can't open here.",
  mail: "You can't send email from this computer.",
  scan: 'Scan the code with your phone camera, or write down the address.',
  write: 'Write down the address.',
  code: 'QR code for this address',
  useForm: 'Or write to us here',
  ok: 'OK',
};

/** A language that lacks a sentence does not compile. */
export type OutsideWords = typeof outside;

/** The sentences about addresses that do not open here, loaded with the first of them. */
export const outside = {
  title: 'Open this on your phone',
  text: 'This page can not open here. Scan the code with a phone camera, or write down the address.',
  mailText:
    'This computer can not send e-mail. Scan the code with a phone, or write down the address.',
  code: 'Code with the address, to scan with a phone',
  useForm: 'Or write to us here',
  ok: 'OK',
};

/** A language that lacks a sentence does not compile. */
export type OutsideWords = typeof outside;

/** The sentences about addresses that do not open here, loaded with the first of them. */
export const outside = {
  title: 'Open this on your phone',
  text: "This page can't open here. Scan the code with your phone camera, or write down the address.",
  mailText:
    "You can't send email from this computer. Scan the code with your phone, or write down the address.",
  code: 'QR code for this address',
  useForm: 'Or write to us here',
  ok: 'OK',
};

/** A language that lacks a sentence does not compile. */
export type OutsideWords = typeof outside;

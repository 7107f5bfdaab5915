// eslint-disable-next-line no-restricted-imports -- the one use, which looks at the length first
import { QRCodeSVG } from 'qrcode.react';
import type { ComponentProps } from 'react';

/** Bytes that the largest code holds (ISO/IEC 18004, version 40, level L). */
const MOST = 2953;

/** Whether a code can hold a text. For a longer one the library throws, and the whole screen would be lost. */
export function fitsCode(value: string): boolean {
  return new TextEncoder().encode(value).length <= MOST;
}

/** A text as a code for a phone; nothing, if it is too long for one. */
export function QrCode(props: ComponentProps<typeof QRCodeSVG> & { value: string }) {
  return fitsCode(props.value) ? <QRCodeSVG {...props} /> : null;
}

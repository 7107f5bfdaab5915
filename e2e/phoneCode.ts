import { QRCodeSVG } from 'qrcode.react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** The modules of the QR code of a text, as the `d` of its SVG path. */
export function phoneCode(text: string, marginSize = 4): string {
  const markup = renderToStaticMarkup(createElement(QRCodeSVG, { value: text, marginSize }));
  const paths = Array.from(markup.matchAll(/ d="([^"]+)"/g), ([, path]) => path ?? '');
  return paths.at(-1) ?? '';
}

// Small PDF files: an ordinary resume, and one that takes long to read.
import { deflateSync } from 'node:zlib';

const CATALOG = '<</Type/Catalog/Pages 2 0 R>>';
const FONT = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>';
const WORDS =
  'Warehouse associate and forklift operator for three years, shipping and receiving, loaded ' +
  'trucks every night, kept count of stock, never missed a shift, hard worker';

function file(objects) {
  let text = '%PDF-1.4\n';
  let table = '0000000000 65535 f \n';
  objects.forEach((object, at) => {
    table += `${String(text.length).padStart(10, '0')} 00000 n \n`;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
  });
  const [start, size] = [text.length, objects.length + 1];
  text += `xref\n0 ${size}\n${table}trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

const stream = (content, filter = '') =>
  `<<${filter}/Length ${content.length}>>stream\n${content}\nendstream`;
const deflated = (content) =>
  stream(deflateSync(Buffer.from(content)).toString('latin1'), '/Filter/FlateDecode');

/** Returns a file of one page with this content. */
const page = (content) =>
  file([
    CATALOG,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    content,
    FONT,
  ]);

/** Returns a resume. Each number gives different bytes. */
export const ordinary = (number) =>
  page(stream(`BT /F1 12 Tf 72 720 Td (${WORDS} ${number}) Tj ET`));

/** Returns a few kilobytes that unpack to two megabytes of commands: seconds of work. */
export function slow(number) {
  const line = '(warehouse forklift) Tj 0 -12 Td\n';
  const commands = `BT /F1 12 Tf 72 720 Td (${number}) Tj ${line.repeat(60_000)} ET`;
  return page(deflated(commands));
}

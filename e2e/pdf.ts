/** A small PDF with these lines of text, as a word processor might write it. */
export function pdfWith(lines: readonly string[], padding = 0): Buffer {
  const escaped = lines.map((line) => line.replace(/[\\()]/g, (letter) => `\\${letter}`));
  const text = escaped.map((line) => `(${line}) Tj T*`).join('\n');
  return pdfOf(`BT /F1 12 Tf 14 TL 72 720 Td\n${text}\nET`, padding);
}

/** A PDF whose one page is red all over. */
export function redPdf(): Buffer {
  return pdfOf('1 0 0 rg 0 0 612 792 re f', 0);
}

function pdfOf(content: string, padding: number): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Length ${padding} >>\nstream\n${' '.repeat(padding)}\nendstream`,
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const start = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}

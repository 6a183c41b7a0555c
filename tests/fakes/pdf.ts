interface PdfPage {
  /** What the page shows, in PDF's own operators. */
  content: Buffer | string;
  /** How its content is packed. */
  filter?: 'FlateDecode';
}

/** Lines of text as a writer of documents would set them. */
export function setLines(lines: readonly string[]): string {
  const shown = lines.map((line) => `(${line.replace(/[()\\]/g, '\\$&')}) Tj T*`);
  return `BT /F1 12 Tf 14 TL 72 720 Td ${shown.join(' ')} ET`;
}

/** A small document with these pages. */
export function pdf(pages: readonly PdfPage[], title = ''): Buffer {
  const objects: Buffer[] = [];
  const add = (body: Buffer | string) => objects.push(Buffer.from(body));
  const kids = pages.map((_, at) => `${4 + at * 2} 0 R`).join(' ');
  add(`<< /Type /Catalog /Pages 2 0 R >>`);
  add(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`);
  add(`<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>`);
  for (const [at, { content, filter }] of pages.entries()) {
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${5 + at * 2} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
    );
    const data = Buffer.from(content);
    const packing = filter === undefined ? '' : ` /Filter /${filter}`;
    add(
      Buffer.concat([
        Buffer.from(`<< /Length ${data.length}${packing} >>\nstream\n`),
        data,
        Buffer.from('\nendstream'),
      ]),
    );
  }
  add(`<< /Title (${title}) >>`);
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')];
  const places: number[] = [];
  let length = parts[0]?.length ?? 0;
  for (const [at, body] of objects.entries()) {
    const whole = Buffer.concat([
      Buffer.from(`${at + 1} 0 obj\n`),
      body,
      Buffer.from('\nendobj\n'),
    ]);
    places.push(length);
    length += whole.length;
    parts.push(whole);
  }
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${length}\n%%EOF`,
    ),
  );
  return Buffer.concat(parts);
}

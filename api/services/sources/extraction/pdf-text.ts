import { getDocumentProxy } from 'unpdf';

/** A text of the longest that is taken has fewer. */
const mostPages = 60;

interface PdfText {
  title: string;
  text: string;
}

/** The text of a document's first pages, as much of it as is wanted. A scan has none. */
export async function pdfText(body: Buffer, longest: number): Promise<PdfText> {
  const document = await getDocumentProxy(new Uint8Array(body), {
    // Nothing of it is drawn, and nothing of it runs.
    ...{ disableFontFace: true, useSystemFonts: false, maxImageSize: 0, enableXfa: false },
    ...{ stopAtErrors: true, verbosity: 0 },
  });
  const { info } = await document.getMetadata();
  const { Title: title } = info as { Title?: unknown };
  let text = '';
  for (let at = 1; at <= Math.min(document.numPages, mostPages) && text.length < longest; at += 1) {
    const page = await document.getPage(at);
    const { items } = await page.getTextContent();
    for (const item of items) if ('str' in item) text += item.str + (item.hasEOL ? '\n' : '');
    text += '\n\n';
    page.cleanup();
  }
  return { title: typeof title === 'string' ? title : '', text: inParagraphs(text) };
}

/** A line ends where the paper did: words go on, and a hyphen at its end is mostly no part of a word. */
function inParagraphs(text: string): string {
  return text
    .replace(/(?<=\p{Ll})-\n(?=\p{Ll})/gu, '')
    .replace(/(?<=[^\n.!?:。！？])\n(?=[^\n\s•–-])/gu, ' ');
}

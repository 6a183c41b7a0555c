import { FileProblem } from './file-problem.ts';

/** Few enough bytes that a slow phone's page answers between two of them. */
const sliceBytes = 32 * 1024;

async function bytesOf(part: Blob): Promise<Uint8Array> {
  try {
    return new Uint8Array(await part.arrayBuffer());
  } catch {
    // Deleted, or changed since it was chosen.
    throw new FileProblem('importUnreadable');
  }
}

/** Spreadsheets write UTF-16 with a mark; everything else has to be UTF-8. */
function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

/** A file's text, one slice after the other, without its byte order mark. The memory holds one slice. */
export async function* textOf(file: Blob): AsyncGenerator<string> {
  const encoding = encodingOf(await bytesOf(file.slice(0, 2)));
  const decoder = new TextDecoder(encoding, { fatal: true });
  for (let at = 0; at < file.size; at += sliceBytes) {
    const bytes = await bytesOf(file.slice(at, at + sliceBytes));
    const isLast = at + sliceBytes >= file.size;
    let text: string;
    try {
      text = decoder.decode(bytes, { stream: !isLast });
    } catch {
      throw new FileProblem('importEncoding');
    }
    // No text has it: a picture, a zip, or UTF-16 without its mark.
    if (text.includes('\0')) throw new FileProblem('importNotPosts');
    yield text;
  }
}

import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { PlainError } from '#shared/plain-error.ts';

const credentialsShape = z.object({ email: z.string(), password: z.string() });

export function readCredentials(path: string): z.output<typeof credentialsShape> {
  try {
    return credentialsShape.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    throw new PlainError(
      `The service credentials in ${path} cannot be read. \`npm start\` writes them on its first run.`,
    );
  }
}

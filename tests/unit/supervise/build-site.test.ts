import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildSite } from '#scripts/site/build-site.ts';

test('pages are not built outside of the project, where the build would not find its packages', async () => {
  const outside = join(tmpdir(), 'pages');
  await expect(buildSite(process.cwd(), outside)).rejects.toThrow(
    `SITE_DIR is ${outside}, and the pages are built within ${process.cwd()}: set it to a folder in there.`,
  );
  await expect(buildSite(process.cwd(), process.cwd())).rejects.toThrow('SITE_DIR is');
});

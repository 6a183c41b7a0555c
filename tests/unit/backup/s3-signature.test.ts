import { expect, test } from 'vitest';
import { signed } from '#scripts/backup/places/s3-signature.ts';

// From Amazon's own documentation of signature version 4 for S3.
const keys = {
  accessKey: 'AKIAIOSFODNN7EXAMPLE',
  secretKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
};
const moment = new Date('2013-05-24T00:00:00Z');

test.each([
  [
    '/test.txt',
    { range: 'bytes=0-9' },
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  ],
  ['/?max-keys=2&prefix=J', {}, '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7'],
  ['/?lifecycle=', {}, 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543'],
])('%s is signed as Amazon signs it', (path, headers, signature) => {
  const url = new URL(path, 'https://examplebucket.s3.amazonaws.com');
  const call = { method: 'GET', url, headers: { ...headers }, body: new Uint8Array() };
  expect(signed(call, keys, moment).authorization).toMatch(new RegExp(`Signature=${signature}$`));
});

import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const version = 'v1';
const nonceBytes = 12;
const tagBytes = 16;

/** Whose key it is and where it may be sent: in another row, or beside another address, it does not open. */
export interface SealedFor {
  userId: string;
  address: string;
}

function boundTo({ userId, address }: SealedFor): Buffer {
  return Buffer.from(JSON.stringify([version, userId, address]));
}

export function seal(secret: string, key: Buffer, sealedFor: SealedFor): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key, nonce, { authTagLength: tagBytes });
  cipher.setAAD(boundTo(sealedFor));
  const sealed = [cipher.update(secret, 'utf8'), cipher.final()];
  return `${version}.${Buffer.concat([nonce, cipher.getAuthTag(), ...sealed]).toString('base64url')}`;
}

/** Null for whatever this key did not seal for them. */
export function open(sealed: string, key: Buffer, sealedFor: SealedFor): string | null {
  const [stated, text = ''] = sealed.split('.');
  const bytes = Buffer.from(text, 'base64url');
  if (stated !== version || bytes.length < nonceBytes + tagBytes) return null;
  const nonce = bytes.subarray(0, nonceBytes);
  const tag = bytes.subarray(nonceBytes, nonceBytes + tagBytes);
  const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagBytes });
  decipher.setAAD(boundTo(sealedFor)).setAuthTag(tag);
  try {
    const secret = decipher.update(bytes.subarray(nonceBytes + tagBytes));
    return Buffer.concat([secret, decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

import type { GenerateRequest } from '#shared/contracts/page-api.ts';
import { type Click, clickKey, type OpenClick, readClick } from './open-click.ts';

/** The unanswered click for exactly this order, or a new one. */
export function beginClick(order: GenerateRequest): Click {
  const open = readClick();
  if (open && JSON.stringify(open.order) === JSON.stringify(order)) return open;
  const click: OpenClick = { key: randomUuid(), secondKey: randomUuid(), order };
  try {
    sessionStorage.setItem(clickKey, JSON.stringify(click));
  } catch {
    // Full or forbidden: this click is charged once all the same, but a reload begins another.
  }
  return click;
}

/** The click was answered or given up: the next one is a new one. */
export function endClick(): void {
  try {
    sessionStorage.removeItem(clickKey);
  } catch {
    // Forbidden: then there is nothing to remove.
  }
}

/** crypto.randomUUID exists on https and localhost only; a home server may be neither. */
export function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

import type { GenerateRequest } from '#shared/contracts/page-api.ts';

/**
 * One press of the button, as the server knows it. While it has no answer it stays in the tab's
 * storage: a reload or a copied tab that asks for the same again sends the same keys and is
 * charged once. The routes have a key each, since each key stands for one request body.
 */
export interface Click {
  key: string;
  secondKey: string;
}

export interface OpenClick extends Click {
  order: GenerateRequest;
}

export const clickKey = 'postquill_click';

export function readClick(): OpenClick | null {
  try {
    return JSON.parse(sessionStorage.getItem(clickKey) ?? 'null');
  } catch {
    return null;
  }
}

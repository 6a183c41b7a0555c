import { atom } from 'nanostores';

/** Where the page says what the account has. */
export const planPanel = { id: 'your-plan', 'aria-label': 'Your plan' } as const;

/** Somebody wants to see it; it may not be drawn yet. */
export const $planAsked = atom(false);

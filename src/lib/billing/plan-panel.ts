import { atom } from 'nanostores';
import { t } from '#shared/language/t.ts';

/** Where the page says what the account has. */
export const planPanel = { id: 'your-plan', 'aria-label': t('Your plan') } as const;

/** Somebody wants to see it; it may not be drawn yet. */
export const $planAsked = atom(false);

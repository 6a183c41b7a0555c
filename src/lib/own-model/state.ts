import { atom } from 'nanostores';
import type { OwnModel } from '#shared/contracts/page-own-models.ts';

/** The member's own model; null where they have none, undefined until it is known. */
export const $ownModel = atom<OwnModel | null | undefined>(undefined);
/** Why it could not be read, where the last question had no answer. */
export const $ownModelProblem = atom('');

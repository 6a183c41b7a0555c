import { atom } from 'nanostores';

/** How many modals are open: the page behind one is inert, so messages must be shown inside it. */
export const $openModals = atom(0);

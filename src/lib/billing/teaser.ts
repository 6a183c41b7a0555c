/** What the main page says of Premium before anything asked the server; pages are the same everywhere. */
export const teaserId = 'pricing';
/** Marks what holds only where Premium can be bought; its value is what is said instead, if that is a text of its own. */
export const forSaleMark = 'data-for-sale';

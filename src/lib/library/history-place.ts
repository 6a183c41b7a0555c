/** Of the place below the generator, and of the addresses that lead to the history there. */
export const historyId = 'history';

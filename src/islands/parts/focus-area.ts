/**
 * A control that leaves the page takes the focus with it, and whoever works by keyboard or listens is
 * nowhere. So the innermost area around it that is still there takes the focus, or that within it which is
 * to go on from (`attend/keep-focus.ts`). Forms, sections and items of lists are areas by themselves.
 */
export const areaMark = 'data-focus-area';
export const nextMark = 'data-focus-next';

export const focusArea = { [areaMark]: '' };
/** Where one goes on in an area; the first of several. */
export const focusNext = { [nextMark]: '' };

/** What a button under a post looks like: five of them, words and all, share a phone's width. */
export const postAction = 'btn btn-quiet btn-sm px-2 max-sm:[&>svg]:hidden';

export type PostAction = 'copy' | 'preview' | 'refine' | 'save';

/** For the button that a shortcut presses: whatever it says and does is the click's. */
export const shortcutMark = (action: PostAction) => ({ 'data-shortcut': action });

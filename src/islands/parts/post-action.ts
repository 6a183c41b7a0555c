/** What a button under a post looks like: five of them, words and all, share a phone's width. */
export const postAction = 'btn btn-quiet btn-sm px-2 max-sm:[&>svg]:hidden';

/** Line icons as in `icons.ts`, apart from them: only the preview draws these. */
export const eye =
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12M12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6';

/** What stands under a post on most platforms. */
export const reactions = {
  like: 'M12 20S3.5 15 3.5 8.8A4.6 4.6 0 0 1 12 6.6a4.6 4.6 0 0 1 8.5 2.2C20.5 15 12 20 12 20z',
  reply: 'M4 5h16v11.5H10.5L6 20.5v-4H4z',
  repost: 'M4.5 11V9a3 3 0 0 1 3-3h11M15.5 3l3 3-3 3M19.5 13v2a3 3 0 0 1-3 3h-11M8.5 15l-3 3 3 3',
  send: 'M20.5 3.5 3.5 10l7 3.5 3.5 7zM10.5 13.5l10-10',
};

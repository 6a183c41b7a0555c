/** What it takes to count and colour a post: nobody needs that before the form is being filled in. */
export const loadCardList = () => import('./CardList.tsx');

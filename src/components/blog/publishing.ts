interface Publishable {
  data: { draft: boolean; date: Date };
}

/** The one answer to what may be shown: no drafts, the newest first. */
export function published<Post extends Publishable>(posts: readonly Post[]): Post[] {
  return posts
    .filter(({ data }) => !data.draft)
    .sort((one, other) => other.data.date.getTime() - one.data.date.getTime());
}

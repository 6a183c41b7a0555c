/** As high as the list of somebody who has saved nothing yet. */
export function PostsWaiting() {
  return <div className="skeleton h-23" aria-hidden="true" />;
}

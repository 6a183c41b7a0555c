/** Stand-ins for posts still to come. */
export function Skeletons({ count }: { count: number }) {
  const keys = Array.from({ length: count }, (_, index) => count - index);
  return keys.map((key) => (
    <div key={key} aria-hidden="true" className="post-card">
      <span className="skeleton h-4 w-1/4" />
      <span className="skeleton h-4 w-full" />
      <span className="skeleton h-4 w-4/5" />
      <span className="skeleton mt-3 h-6 w-1/2" />
    </div>
  ));
}

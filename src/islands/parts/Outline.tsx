/** Any path of the site's icons, as an island draws it. */
export function Outline({ path }: { path: string }) {
  return (
    <svg
      aria-hidden="true"
      className="size-4 flex-none"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="1.8"
      viewBox="0 0 24 24"
    >
      <path d={path} />
    </svg>
  );
}

/** Outlines on a 24 px grid. */
const paths = {
  check: 'M5 12.5l4.5 4.5L19 7.5',
  close: 'M6 6l12 12M18 6L6 18',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  edit: 'M4 20l1-4L16.5 4.5l3 3L8 19l-4 1zM14.5 6.5l3 3',
  open: 'M14 4h6v6M20 4l-9 9M11 5H5v14h14v-6',
  save: 'M6 4h12v16l-6-4.5L6 20z',
  stop: 'M7 7h10v10H7z',
  trash: 'M4 7h16M10 7V4h4v3M6 7l1 13h10l1-13M10 11v5M14 11v5',
} as const;

export function Icon({ name }: { name: keyof typeof paths }) {
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
      <path d={paths[name]} />
    </svg>
  );
}

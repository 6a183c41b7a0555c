/** Line icons on a grid of 24 units, each one path. Decorative: the words beside them carry the meaning. */

/** What the islands draw; pages may as well. */
export const icons = {
  check: 'M5 12.5l4.5 4.5L19 7.5',
  close: 'M6 6l12 12M18 6L6 18',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  edit: 'M4 20l1-4L16.5 4.5l3 3L8 19l-4 1zM14.5 6.5l3 3',
  paste: 'M9 3.5h6v4H9zM9 5.5H5.5v15h13v-15H15',
  note: 'M12 11v5M12 7.8v.1M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17',
  open: 'M14 4h6v6M20 4l-9 9M11 5H5v14h14v-6',
  save: 'M6 4h12v16l-6-4.5L6 20z',
  stop: 'M7 7h10v10H7z',
  trash: 'M4 7h16M10 7V4h4v3M6 7l1 13h10l1-13M10 11v5M14 11v5',
  warning: 'M12 4 2.8 19.5h18.4zM12 10v4.5M12 17v.1',
} as const;

/** Apart from the others, so that no island carries what only pages draw. */
export const pageIcons = {
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z',
  leave: 'M14 4H6.5A1.5 1.5 0 0 0 5 5.5v13A1.5 1.5 0 0 0 6.5 20H14M10.5 12H21M17 8l4 4-4 4',
  arrow: 'M4.5 12h15M13.5 6l6 6-6 6',
  menu: 'M4 7h16M4 12h16M4 17h16',
  back: 'M19.5 12h-15M10.5 6l-6 6 6 6',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M12 7.5V12l3 2',
  spark:
    'M12 3.5c.8 4.7 3 7.2 8.5 8.5-5.5 1.3-7.7 3.8-8.5 8.5-.8-4.7-3-7.2-8.5-8.5 5.5-1.3 7.7-3.8 8.5-8.5z',
  people:
    'M9 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7M2.5 19.5c.6-3.4 3.1-5 6.5-5s5.9 1.6 6.5 5M16 5.6a3.5 3.5 0 0 1 0 6M18.5 14.9c1.6.8 2.6 2.3 3 4.6',
  person:
    'M12 4.5a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6M4.5 20c.9-4 3.9-5.8 7.5-5.8s6.6 1.8 7.5 5.8',
  coin: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M14.8 9.3c-.5-1-1.5-1.5-2.8-1.5-1.6 0-2.8.8-2.8 2s1 1.7 2.8 2.1 2.9.9 2.9 2.2-1.3 2.1-2.9 2.1c-1.5 0-2.6-.6-3-1.7M12 6v12',
  mail: 'M3.5 6h17v12h-17zM4 6.5l8 6.5 8-6.5',
  feed: 'M5 18.5v.1M5 11.5a7.5 7.5 0 0 1 7.5 7.5M5 5a14 14 0 0 1 14 14',
} as const;

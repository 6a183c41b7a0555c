/** Those that the main page shows before anybody asks for more. */
export const firstPlatformIcons = {
  x: 'M4 4h4.4L20 20h-4.4zM19.3 4l-6.1 7M10.7 13.6 5 20',
  instagram:
    'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5M12 8.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6M16.8 7.1v.1',
  linkedin:
    'M6.5 3.5h11a3 3 0 0 1 3 3v11a3 3 0 0 1-3 3h-11a3 3 0 0 1-3-3v-11a3 3 0 0 1 3-3M7.8 10.5v6M7.8 7.4v.1M11.6 16.5v-6M11.6 13.2c0-1.7 1-2.7 2.4-2.7s2.3.9 2.3 2.7v3.3',
} as const;

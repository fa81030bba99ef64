/** Outlines on a 24 px grid, drawn for this library; two-pixel round strokes. */
export const icons = {
  arrowDown: 'M12 5v14M6 13l6 6 6-6',
  arrowLeft: 'M19 12H5M11 6l-6 6 6 6',
  arrowRight: 'M5 12h14M13 6l6 6-6 6',
  arrowUp: 'M12 19V5M6 11l6-6 6 6',
  bank: 'M3 9.5 12 4l9 5.5V11H3V9.5ZM5.5 11v7M10 11v7M14 11v7M18.5 11v7M3 20.5h18',
  bell: 'M6 16.5V11a6 6 0 1 1 12 0v5.5l1.5 2h-15l1.5-2ZM10 21.5h4',
  calculator:
    'M6 3.5h12v17H6v-17ZM9 7h6M9 11.5h.1M12 11.5h.1M15 11.5h.1M9 15.5h.1M12 15.5h.1M15 15.5h.1',
  calendar: 'M4 6h16v14H4V6ZM4 10.5h16M8 3.5V8M16 3.5V8',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  chevronDown: 'm6 9.5 6 6 6-6',
  chevronLeft: 'm14.5 6-6 6 6 6',
  chevronRight: 'm9.5 6 6 6-6 6',
  chevronUp: 'm6 14.5 6-6 6 6',
  clock: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM12 7.5V12l3 2',
  close: 'm6 6 12 12M18 6 6 18',
  copy: 'M9 9h11v11H9V9ZM15 5V4H4v11h1',
  document: 'M6 3.5h8l4.5 4.5v12.5H6v-17ZM14 3.5V8h4.5M9 12.5h6M9 16.5h6',
  error: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM9 9l6 6M15 9l-6 6',
  external: 'M10 5H5v14h14v-5M14 4.5h5.5V10M19 5l-8 8',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z',
  eyeOff:
    'M9.5 6a9 9 0 0 1 2.5-.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-3 3.7M6 7.5A16 16 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4-1M4 4l16 16',
  filter: 'M4 5h16l-6 7.5V19l-4-2v-4.5L4 5Z',
  info: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM12 11v5.5M12 7.5v.5',
  menu: 'M4 6.5h16M4 12h16M4 17.5h16',
  minus: 'M5 12h14',
  network: 'M4.5 4.5h5v5h-5ZM14.5 14.5h5v5h-5ZM4.5 14.5h5v5h-5ZM7 9.5v5M9.5 17h5',
  pause: 'M9 6v12M15 6v12',
  phone:
    'M5 3.5h4l1.5 5-2.2 1.5a13 13 0 0 0 5.7 5.7l1.5-2.2 5 1.5v4c0 1-.8 1.5-1.5 1.5A16.5 16.5 0 0 1 3.5 5c0-.7.5-1.5 1.5-1.5Z',
  play: 'm8 5.5 10.5 6.5L8 18.5v-13Z',
  plus: 'M12 5v14M5 12h14',
  search: 'M11 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14ZM16 16l4.5 4.5',
  sort: 'm8 9.5 4-4 4 4M8 14.5l4 4 4-4',
  success: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM8 12.3l2.8 2.7L16 9.5',
  upload: 'M12 16V4.5M7 9l5-4.5L17 9M4.5 15v5h15v-5',
  user: 'M12 3.5a4.2 4.2 0 1 1 0 8.4 4.2 4.2 0 0 1 0-8.4ZM4 20.5c.5-4 3.5-6 8-6s7.5 2 8 6',
  warning: 'M12 4 21.5 20h-19L12 4ZM12 10v5M12 17.3v.4',
} as const;

export type IconName = keyof typeof icons;

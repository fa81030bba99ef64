import { kindByWords } from './kindByWords.js';
import { officeCopy } from './officeCopy.js';

/** Lines on a 24 px grid. */
const drawings: Readonly<Record<keyof typeof officeCopy, string>> = {
  tax: 'M6 3.5h12v17l-3-1.8-3 1.8-3-1.8-3 1.8v-17ZM9 7l3 3.5L15 7M9.5 11h5M9.5 13.5h5M12 10.5V16',
  marketRegulation:
    'M12 3.5l7.5 2.7v5.3c0 4.5-3 7.5-7.5 9-4.5-1.5-7.5-4.5-7.5-9V6.2L12 3.5ZM8.5 12l2.5 2.5 4.5-5',
  justice:
    'M12 3.5l7.5 2.7v5.3c0 4.5-3 7.5-7.5 9-4.5-1.5-7.5-4.5-7.5-9V6.2L12 3.5ZM12 8l1.2 2.5 2.7.4-2 1.9.5 2.7-2.4-1.3-2.4 1.3.5-2.7-2-1.9 2.7-.4L12 8Z',
  emergency:
    'M7 18v-5a5 5 0 0 1 10 0v5M4.5 20.5h15M7 18h10M12 3.5V5M4.5 6.5l1 1M19.5 6.5l-1 1M12 11v3',
  people:
    'M9 5a3 3 0 1 1 0 6 3 3 0 0 1 0-6ZM3.5 19.5c0-4 2-6 5.5-6s5.5 2 5.5 6M16 5.5a2.7 2.7 0 0 1 0 5.3M17 13.7c2.3.5 3.5 2.4 3.5 5.8',
  land: 'M4 6.5l5.5-2.5 5 2.5 5.5-2.5v13.5l-5.5 2.5-5-2.5-5.5 2.5v-13.5ZM9.5 4v13.5M14.5 6.5V20',
  housing: 'M3.5 20.5h17M5.5 20.5V10l6.5-5.5 6.5 5.5v10.5M10 20.5V14h4v6.5',
  environment: 'M5 19c0-9 5-13.5 14.5-14.5C20 14 15.5 19 9 18.5M4.5 20.5C7.5 15 11 12 15 9.5',
  farming:
    'M12 20.5V7M12 11c-3.5 0-5.5-2-5.5-5.5C10 5.5 12 7.5 12 11ZM12 11c3.5 0 5.5-2 5.5-5.5C14 5.5 12 7.5 12 11ZM12 16.5c-3.5 0-5.5-2-5.5-5 3.5 0 5.5 1.5 5.5 5ZM12 16.5c3.5 0 5.5-2 5.5-5-3.5 0-5.5 1.5-5.5 5Z',
  commerce:
    'M4.5 9.5h15l-1.5-5h-12l-1.5 5ZM5.5 9.5v11h13v-11M9.5 20.5V14h5v6.5M9.5 4.5v5M14.5 4.5v5',
  finance:
    'M12 4c4 0 7 1.3 7 3s-3 3-7 3-7-1.3-7-3 3-3 7-3ZM5 7v5c0 1.7 3 3 7 3s7-1.3 7-3V7M5 12v5c0 1.7 3 3 7 3s7-1.3 7-3v-5',
  banking: 'M3.5 9.5 12 4l8.5 5.5V11h-17V9.5ZM6 11v7M10 11v7M14 11v7M18 11v7M3.5 20.5h17',
  science: 'M10 3.5v6L4.5 19a1 1 0 0 0 .9 1.5h13.2a1 1 0 0 0 .9-1.5L14 9.5v-6M8.5 3.5h7M7.5 14.5h9',
  industry: 'M3.5 20.5h17V9l-5 3.5V9l-5 3.5V4.5h-5.5L3.5 20.5ZM9 16.5h2M14 16.5h2',
  development: 'M4 4v16h16M7.5 15.5l4-4.5 3 2.5 5-6M15.5 7.5h4v4',
  culture:
    'M4 5.5c3.5-1 6-.5 8 1.5 2-2 4.5-2.5 8-1.5v13c-3.5-1-6-.5-8 1.5-2-2-4.5-2.5-8-1.5v-13ZM12 7v13',
};
/** A hall with a flag. */
const other =
  'M12 8V3.5h5V6h-5M4.5 12 12 8l7.5 4v1.5h-15V12ZM6.5 13.5v5M10.5 13.5v5M13.5 13.5v5M17.5 13.5v5M3.5 20.5h17';

/** The outline of a public office by its name: what it is for, else a hall with a flag. */
export function officeDrawing(name: string): string {
  const kind = kindByWords(officeCopy, name);
  return kind ? drawings[kind] : other;
}

import type { Drawing } from '../../ui/shared/Illustration.js';

/** What states of a page or a card show. */
export const stateDrawings = {
  /** An open box. */
  never: {
    shape: 'M28 36 60 26l32 10v30L60 76 28 66V36ZM28 36l-10 9 32 10 10-9M92 36l10 9-32 10-10-9',
    lines: 'M28 36l32 10 32-10M60 46v30M60 6v8M42 10l4 7M78 10l-4 7',
  },
  /** A magnifying glass over an empty list. */
  filtered: {
    shape: 'M22 10h52v60H22V10ZM78 34a17 17 0 1 1 0 34 17 17 0 0 1 0-34Z',
    lines: 'M32 24h30M32 36h20M32 48h16M90 63l12 11M72 51h12',
  },
  /** A sheet with a folded corner. */
  notFound: {
    shape: 'M36 8h34l16 16v48H36V8ZM70 8v16h16',
    lines: 'M52 40c0-12 18-12 18 0 0 6-9 6-9 12M61 60v1',
  },
  /** A closed lock. */
  forbidden: {
    shape: 'M38 36h44v36H38V36ZM60 48a5 5 0 0 1 2.5 9.3V64h-5v-6.7A5 5 0 0 1 60 48Z',
    lines: 'M46 36V24a14 14 0 0 1 28 0v12M20 72h12M88 72h12',
  },
  /** An unplugged cable. */
  fault: {
    shape: 'M16 30h26v24H16V30ZM78 30h12c10 0 16 5 16 12s-6 12-16 12H78V30Z',
    lines: 'M42 36h10M42 48h10M106 42h10M4 42h12M62 26l4-6M62 58l4 6M60 42h6',
  },
} as const satisfies Readonly<Record<string, Drawing>>;

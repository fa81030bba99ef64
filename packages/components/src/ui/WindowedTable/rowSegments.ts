/** A run of rows that are drawn, or the height of one that is not. */
export type RowSegment =
  | { readonly kind: 'rows'; readonly first: number; readonly end: number }
  | { readonly kind: 'gap'; readonly first: number; readonly height: number };

export interface RowRange {
  readonly first: number;
  /** One past the last row. */
  readonly end: number;
}

/** The window of rows, a row that must stay (it has focus), and the gaps between them. */
export function rowSegments(
  count: number,
  window: RowRange,
  kept: number | null,
  rowHeight: number,
): RowSegment[] {
  const first = Math.min(Math.max(0, window.first), count);
  const end = Math.min(Math.max(first, window.end), count);
  const ranges: RowRange[] = [{ first, end }];
  if (kept !== null && kept >= 0 && kept < count) {
    if (kept < first) ranges.unshift({ first: kept, end: kept + 1 });
    else if (kept >= end) ranges.push({ first: kept, end: kept + 1 });
  }
  const segments: RowSegment[] = [];
  let at = 0;
  const gapTo = (next: number) => {
    if (next > at) segments.push({ kind: 'gap', first: at, height: (next - at) * rowHeight });
  };
  for (const range of ranges) {
    gapTo(range.first);
    if (range.end > range.first) segments.push({ kind: 'rows', ...range });
    at = range.end;
  }
  gapTo(count);
  return segments;
}

/** Rows beyond the visible ones, so that a quick scroll shows no gap. */
const overscan = 8;

/** Rows that a box shows, in steps: a scroll of a few pixels draws nothing again. */
export function visibleRange(scrollTop: number, height: number, rowHeight: number): RowRange {
  const step = overscan / 2;
  const top = Math.floor(scrollTop / rowHeight / step) * step;
  const shown = Math.ceil(height / rowHeight / step) * step;
  return { first: Math.max(0, top - overscan), end: top + shown + step + overscan };
}

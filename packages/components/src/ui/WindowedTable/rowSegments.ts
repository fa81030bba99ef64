/** A run of rendered rows, or the height of a gap. */
export type RowSegment =
  | { readonly kind: 'rows'; readonly first: number; readonly end: number }
  | { readonly kind: 'gap'; readonly first: number; readonly height: number };

export interface RowRange {
  readonly first: number;
  /** One past the last row. */
  readonly end: number;
}

/** Rows rendered beyond the visible ones, so that a quick scroll shows no gap. */
const overscan = 8;

const clamp = ({ first, end }: RowRange, count: number): RowRange => ({
  first: Math.min(Math.max(0, first), count),
  end: Math.min(Math.max(0, first, end), count),
});

/**
 * The visible rows, the focused row (which must stay) with its neighbours, and the gaps between them. The neighbours
 * stay because a held Tab key is faster than the scroll that would render them.
 */
export function rowSegments(
  count: number,
  window: RowRange,
  kept: number | null,
  rowHeight: number,
): RowSegment[] {
  const shown = clamp(window, count);
  const ranges: RowRange[] = [shown];
  if (kept !== null && kept >= 0 && kept < count) {
    const around = clamp({ first: kept - overscan, end: kept + overscan + 1 }, count);
    if (around.end < shown.first) ranges.unshift(around);
    else if (around.first > shown.end) ranges.push(around);
    else
      ranges[0] = {
        first: Math.min(around.first, shown.first),
        end: Math.max(around.end, shown.end),
      };
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

/** Rows visible in a box, in steps: scrolling a few pixels does not rerender. */
export function visibleRange(scrollTop: number, height: number, rowHeight: number): RowRange {
  const step = overscan / 2;
  const top = Math.floor(scrollTop / rowHeight / step) * step;
  const shown = Math.ceil(height / rowHeight / step) * step;
  return { first: Math.max(0, top - overscan), end: top + shown + step + overscan };
}

/** Page numbers to show: first, last, and those around the current one; null is a gap. */
export function pagesAround(index: number, last: number): (number | null)[] {
  const wanted = [1, index - 1, index, index + 1, last].filter((page) => page >= 1 && page <= last);
  const pages = [...new Set(wanted)].sort((a, b) => a - b);
  return pages.flatMap((page, turn) => {
    const before = pages[turn - 1];
    if (before === undefined || page - before === 1) return [page];
    return page - before === 2 ? [page - 1, page] : [null, page];
  });
}

/** The place of a row, the head being the first; not every supported browser has `ariaRowIndex`. */
export const rowIndexOf = (row: Element): number => Number(row.getAttribute('aria-rowindex'));

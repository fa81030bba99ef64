/** The same month of the year before: 2026-06 → 2025-06. */
export const yearBefore = (month: string) => `${Number(month.slice(0, 4)) - 1}${month.slice(4)}`;

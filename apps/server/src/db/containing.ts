import { ilike, like, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Contains a text in any case. `like` gives the same result many times faster if no letter of it has a case. */
export function containing(column: PgColumn, text: string): SQL {
  const trimmed = text.trim();
  const pattern = `%${trimmed.replace(/[\\%_]/g, '\\$&')}%`;
  return trimmed.toLowerCase() === trimmed.toUpperCase()
    ? like(column, pattern)
    : ilike(column, pattern);
}

/** The same test in memory; none contains nothing. */
export function containsText(wanted: string): (text: string | null) => boolean {
  const lower = wanted.trim().toLowerCase();
  return (text) => text !== null && text.toLowerCase().includes(lower);
}

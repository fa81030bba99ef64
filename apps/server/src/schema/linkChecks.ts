import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { LinkFault, ManagedKind } from '@huiqi/sdk';
import { moment } from './columns/moment.js';

/** The last check of the links of published content, in one row. */
export const linkChecks = pgTable('link_checks', {
  id: text('id').primaryKey(),
  /** When somebody asked for one. */
  requestedAt: moment('requested_at'),
  finishedAt: moment('finished_at'),
  checked: integer('checked').notNull().default(0),
});

/** The links that the last check found broken. */
export const brokenLinks = pgTable(
  'broken_links',
  {
    kind: text('kind').$type<ManagedKind>().notNull(),
    itemId: text('item_id').notNull(),
    title: text('title').notNull(),
    bankId: text('bank_id'),
    scfProvince: text('scf_province'),
    address: text('address').notNull(),
    fault: text('fault').$type<LinkFault>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.itemId, t.address] })],
);

import type { DueTime, PromisedDesk } from '@huiqi/sdk';
import type { Queryable } from '../db/database.js';
import { readDueTimes } from './dueRepository.js';

interface Call {
  readonly db: Queryable;
  readonly now: () => Date;
}

type Timed<Item> = Item & { due: DueTime | null };
interface Case {
  readonly id?: string;
  readonly orderId?: string;
}

const idOf = ({ id, orderId }: Case) => orderId ?? id ?? '';

async function timed<Item extends Case>(
  { db, now }: Call,
  desk: PromisedDesk,
  items: readonly Item[],
): Promise<Timed<Item>[]> {
  const times = await readDueTimes(db, desk, items.map(idOf), now());
  return items.map((item) => ({ ...item, due: times.get(idOf(item)) ?? null }));
}

/** A page of a desk's list with the due time of each case. */
export async function withDue<
  Item extends Case,
  Found extends { readonly content: readonly Item[] },
>(
  call: Call,
  desk: PromisedDesk,
  found: Found & { readonly content: readonly Item[] },
): Promise<Omit<Found, 'content'> & { content: Timed<Item>[] }> {
  return { ...found, content: await timed(call, desk, found.content) };
}

/** A case of a desk with its due time. */
export async function withDueTime<Item extends Case>(
  call: Call,
  desk: PromisedDesk,
  item: Item,
): Promise<Timed<Item>> {
  const [one] = await timed(call, desk, [item]);
  return one ?? { ...item, due: null };
}

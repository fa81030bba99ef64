import type { Queryable } from '../../db/database.js';
import type { StoredFormItem } from '../../schema/orders.js';
import { attachFiles } from '../uploads/attachFiles.js';

interface ItemsOfOrder {
  readonly userId: string;
  readonly orderId: string;
  readonly items: readonly StoredFormItem[];
}

/** Attaches the files named by an order's items to the order; throws 100400 unless all of them belong to the user. */
export async function attachItems(
  db: Queryable,
  { userId, orderId, items }: ItemsOfOrder,
  now: Date,
): Promise<void> {
  const uploads = items.filter(({ files = [] }) => files.length > 0);
  const keys = uploads.flatMap(({ files = [] }) => files);
  const field = uploads[0]?.checkName ?? 'formItems';
  await attachFiles(db, { userId, keys, kind: 'ORDER', refId: orderId, field }, now);
}

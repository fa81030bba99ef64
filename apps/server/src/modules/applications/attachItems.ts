import type { Queryable } from '../../db/database.js';
import type { StoredFormItem } from '../../schema/orders.js';
import { attachFiles } from '../uploads/attachFiles.js';

interface ItemsOfOrder {
  readonly userId: string;
  readonly orderId: string;
  readonly items: readonly StoredFormItem[];
}

/** Makes the files that the items of an order name those of the order; throws 100400 unless all are the user's own. */
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

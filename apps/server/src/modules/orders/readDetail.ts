import type { OrderDetail, OrderFile } from '@huiqi/sdk';
import type { Services } from '../../http/context.js';
import type { Queryable } from '../../db/database.js';
import { fileAddress } from '../uploads/fileAddress.js';
import { findFiles } from '../uploads/repository.js';
import { findSubOrders, readTrail } from './repository.js';
import { readLine } from './creditLineRepository.js';
import { toDetail, toSummary, type OrderRow } from './toOrder.js';

type Reading = Pick<Services, 'config'> & { readonly db: Queryable };

async function readFiles({ db, config }: Reading, { order }: OrderRow): Promise<OrderFile[]> {
  const uploads = order.items.flatMap(({ checkName, files = [] }) =>
    files.map((key) => ({ checkName, key })),
  );
  const stored = await findFiles(
    db,
    uploads.map(({ key }) => key),
  );
  return uploads.flatMap(({ checkName, key }) => {
    const file = stored.find((one) => one.key === key);
    const url = fileAddress(config, key);
    return file && url ? [{ checkName, key, fileName: file.fileName, url }] : [];
  });
}

/** An order in full, for its owner and for staff who may see it. */
export async function readDetail(reading: Reading, row: OrderRow): Promise<OrderDetail> {
  const { db } = reading;
  const { order } = row;
  const subOrders = order.parentOrderId === null ? await findSubOrders(db, order.id) : [];
  const isGranted = order.status === 'APPROVAL_SUCCESS' && order.parentOrderId === null;
  return toDetail(row, {
    events: await readTrail(db, order.id),
    files: await readFiles(reading, row),
    subOrders: subOrders.map(toSummary),
    line: isGranted || subOrders.length > 0 ? await readLine(db, order) : null,
  });
}

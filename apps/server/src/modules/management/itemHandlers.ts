import { randomUUID } from 'node:crypto';
import { constants } from '@huiqi/sdk/domain';
import type { ManagedItem } from '@huiqi/sdk';
import { existing, forbidden } from '../../contract/ApiError.js';
import type { Queryable } from '../../db/database.js';
import { page, type Range } from '../../db/page.js';
import type { Handlers } from '../../http/context.js';
import { recordSecurityEvent } from '../../securityEvents/recordSecurityEvent.js';
import {
  addChange,
  findOpen,
  listOpen,
  listVersions,
  lockPublication,
  newestVersion,
  toSummary,
  updateChange,
} from './changeRepository.js';
import { unsubmitted } from './changeAccess.js';
import { countItems, findItems, type ItemFilters } from './itemRepository.js';
import { keeperScope, type KeeperScope } from './keeperScope.js';
import { kindOf } from './kinds/kinds.js';
import { needsApproval } from './needsApproval.js';

async function readItems(
  db: Queryable,
  filters: ItemFilters,
  scope: KeeperScope,
  range: Range,
): Promise<ManagedItem[]> {
  const { kind } = filters;
  const rows = await findItems(db, filters, scope, range);
  const ids = rows.map(({ id }) => id);
  const open = await listOpen(db, kind, ids);
  const changes = new Map(open.map((row) => [row.change.itemId, toSummary(row)]));
  return rows.map(({ publishedAt, ...row }) => ({
    kind,
    ...row,
    publishedTs: publishedAt === null ? null : new Date(publishedAt).toISOString(),
    change: changes.get(row.id) ?? null,
  }));
}

/** A thing that somebody keeps; throws 100404 for any other. */
export async function readItem(
  db: Queryable,
  scope: KeeperScope,
  thing: Pick<ItemFilters, 'id' | 'kind'>,
): Promise<ManagedItem> {
  const [item] = await readItems(db, thing, scope, { limit: 1, offset: 0 });
  return existing(item);
}

export const itemHandlers = {
  listManagedItems: ({ db, user, input }) => {
    const scope = keeperScope(user);
    return page(
      {
        rows: (range) => readItems(db, input, scope, range),
        toItem: (item) => item,
        total: () => countItems(db, input, scope),
      },
      input,
      constants.pageSizes.management,
    );
  },

  getManagedItem: async ({ db, user, input: { kind, id } }) => {
    const item = await readItem(db, keeperScope(user), { kind, id });
    const content = await kindOf(kind).read(db, id);
    const isAlone = content !== null && !(await needsApproval(db, content, null));
    return {
      item,
      content,
      versions: await listVersions(db, { kind, itemId: id }),
      ...(isAlone && { alone: true }),
    };
  },

  withdrawManagedItem: async (call) => {
    const { db, user, input, now, requestId } = call;
    const { kind, id, body } = input;
    const scope = keeperScope(user);
    await lockPublication(db);
    const item = await readItem(db, scope, { kind, id });
    const content = await kindOf(kind).read(db, id);
    if (item.state !== 'PUBLISHED' || content === null) return item;
    if (kindOf(kind).isWithinRights?.(user, content, content) === false) throw forbidden();
    await kindOf(kind).withdraw(db, id, { now: now(), user, requestId });
    const thing = { kind, itemId: id };
    const times = { createdAt: now(), updatedAt: now(), publishedAt: now() };
    await addChange(db, {
      ...thing,
      ...times,
      ...(await kindOf(kind).belongsTo(content, db)),
      id: randomUUID(),
      basis: item.version,
      version: (await newestVersion(db, thing)) + 1,
      state: 'PUBLISHED',
      title: item.title,
      content,
      note: body.reason,
      authorId: user.id,
    });
    // An approval from before it was withdrawn must not bring it back.
    // Locked, so that one that is discarded or saved at this moment does not come back as it was.
    const open = (await findOpen(db, thing, { lock: true }))?.change;
    if (open?.state === 'SUBMITTED' || open?.state === 'SCHEDULED')
      await updateChange(db, open.id, {
        ...unsubmitted(open),
        edition: open.edition + 1,
      });
    await recordSecurityEvent(call, {
      event: 'CONTENT_CHANGED',
      userId: user.id,
      detail: `${kind} WITHDRAWN ${id}`,
    });
    return readItem(db, scope, { kind, id });
  },
} satisfies Handlers;

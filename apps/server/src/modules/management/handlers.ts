import { randomUUID } from 'node:crypto';
import { constants } from '@huiqi/sdk/domain';
import type { ManagedContent, NewChange } from '@huiqi/sdk';
import { conflict, existing, forbidden, invalid } from '../../contract/ApiError.js';
import type { Queryable } from '../../db/database.js';
import type { Handlers } from '../../http/context.js';
import { regionBounds } from '../../security/regionScope.js';
import type { CurrentUser } from '../../security/SessionStore.js';
import {
  addChange,
  findOpen,
  findVersion,
  listChanges,
  newestVersion,
  updateChange,
  type Thing,
} from './changeRepository.js';
import { itemHandlers, readItem } from './itemHandlers.js';
import { pictureHandlers } from './pictureHandlers.js';
import { rightsHandlers } from './rightsHandlers.js';
import { staffHandlers } from './staffHandlers.js';
import { linkHandlers } from './links/linkHandlers.js';
import { overviewHandlers } from './overviewHandlers.js';
import { templateHandlers } from './templateHandlers.js';
import { changeInFull, changeOf, isWithinRights, seenChange, unsubmitted } from './changeAccess.js';
import { decisionHandlers } from './decisionHandlers.js';
import { isKept, keeperScope } from './keeperScope.js';
import { kindOf } from './kinds/kinds.js';
import { digestOf, rebase, refuseOvertaken } from './rebase.js';
import { actOnChanges } from './transfer/actOnChanges.js';
import { transferHandlers } from './transfer/transferHandlers.js';

const untitled = '（未命名）';

async function describe(db: Queryable, content: ManagedContent) {
  const { titleOf, belongsTo } = kindOf(content.kind);
  return { title: titleOf(content).trim() || untitled, ...(await belongsTo(content, db)) };
}

/** The published content of a thing, or of one of its versions. */
async function contentOf(db: Queryable, thing: Thing, version: number | null) {
  const found =
    version === null
      ? await kindOf(thing.kind).read(db, thing.itemId)
      : (await findVersion(db, thing, version))?.content;
  return existing(found);
}

/** Adds a change with the content that it begins with, and returns its id; undefined if there is one already. */
async function beginChange(
  db: Queryable,
  user: CurrentUser,
  { kind, itemId, version, copy }: NewChange,
  thing: Thing,
  now: Date,
): Promise<string | undefined> {
  const scope = keeperScope(user);
  const bounds = { ...regionBounds(user), ...scope };
  const found = itemId && (await contentOf(db, { kind, itemId }, version));
  const begun = found || kindOf(kind).empty(bounds);
  const content = (copy && kindOf(kind).copied?.(begun, bounds)) || begun;
  const described = await describe(db, content);
  if (!isKept(scope, described)) throw forbidden();
  const published = await kindOf(kind).read(db, thing.itemId);
  if (!isWithinRights(user, content, published)) throw forbidden();
  const id = randomUUID();
  const isAdded = await addChange(db, {
    ...thing,
    ...described,
    id,
    basis: await newestVersion(db, thing),
    state: 'DRAFT',
    content,
    base: published,
    authorId: user.id,
    createdAt: now,
    updatedAt: now,
  });
  return isAdded ? id : undefined;
}

const changeHandlers = {
  ...itemHandlers,
  ...linkHandlers,
  ...overviewHandlers,
  ...pictureHandlers,
  ...templateHandlers,
  ...rightsHandlers,
  ...staffHandlers,
  ...decisionHandlers,

  listChanges: ({ db, user, input }) =>
    listChanges(db, input, keeperScope(user), constants.pageSizes.management),

  openChange: async ({ db, user, input, now }) => {
    const { kind, itemId, copy } = input.body;
    if (itemId !== null) await readItem(db, keeperScope(user), { kind, id: itemId });
    const thing = { kind, itemId: itemId === null || copy ? randomUUID() : itemId };
    for (let tries = 0; tries < 5; tries += 1) {
      const open = await findOpen(db, thing);
      const id = open?.change.id ?? (await beginChange(db, user, input.body, thing, now()));
      // Two people began at once: both go on with the one that was first, unless it has ended meanwhile.
      if (id !== undefined) return changeInFull(db, id);
    }
    throw conflict('其他人正在修改这项内容，请稍后再试');
  },

  getChange: async ({ db, user, input }) => {
    await changeOf(db, user, input.id);
    return changeInFull(db, input.id);
  },

  saveChange: async ({ db, user, input, now }) => {
    const { id, body } = input;
    const change = await seenChange(db, user, { id, edition: body.edition });
    const { note, publishOn } = body;
    if (body.content.kind !== change.kind)
      throw invalid([{ field: 'content.kind', message: '类型不符' }]);
    const published = await kindOf(change.kind).read(db, change.itemId);
    const hasSeen = published !== null && body.publishedDigest === digestOf(published);
    const cleaned = kindOf(change.kind).clean?.(body.content) ?? body.content;
    const { content, base } = hasSeen
      ? { content: cleaned, base: published }
      : rebase({ content: cleaned, base: change.base }, published);
    const described = await describe(db, content);
    if (!isKept(keeperScope(user), described))
      throw invalid([{ field: 'content', message: '不能改为其他银行或其他省份的内容' }]);
    if (!isWithinRights(user, content, published))
      throw invalid([{ field: 'content', message: '不能授予超出您自己权限的角色、地区或权限' }]);
    await updateChange(db, id, {
      ...described,
      ...unsubmitted(change),
      content,
      base,
      note,
      publishOn: publishOn === null ? null : new Date(publishOn),
      edition: change.edition + 1,
      authorId: user.id,
      updatedAt: now(),
    });
    return changeInFull(db, id);
  },

  submitChange: async ({ db, user, input, now }) => {
    const { id, body } = input;
    const change = await seenChange(db, user, { id, edition: body.edition });
    if (change.state === 'SUBMITTED') return changeInFull(db, id);
    if (change.state === 'SCHEDULED') throw conflict('这次修改已经通过审核，等待生效');
    refuseOvertaken(change, await kindOf(change.kind).read(db, change.itemId));
    const problems = await kindOf(change.kind).problems(
      db,
      change.content,
      change.itemId,
      change.publishOn,
    );
    if (problems.length > 0) throw invalid(problems);
    await updateChange(db, id, { state: 'SUBMITTED', submittedAt: now(), updatedAt: now() });
    return changeInFull(db, id);
  },

  discardChange: async ({ db, user, input, now }) => {
    const { id, body } = input;
    await seenChange(db, user, { id, edition: body.edition });
    await updateChange(db, id, { state: 'DISCARDED', base: null, updatedAt: now() });
    return changeInFull(db, id);
  },
} satisfies Handlers;

export const handlers = {
  ...changeHandlers,
  ...transferHandlers,
  actOnChanges: (call) => actOnChanges(call, changeHandlers),
} satisfies Handlers;

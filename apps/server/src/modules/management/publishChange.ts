import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { FieldError } from '@huiqi/sdk';
import type { Queryable } from '../../db/database.js';
import type { Messages } from '../../messages/message.js';
import {
  addChange,
  findVersion,
  newestVersion,
  updateChange,
  type ChangeRow,
} from './changeRepository.js';
import { kindOf } from './kinds/kinds.js';
import { needsApproval } from './needsApproval.js';
import { problemsOf, rebase } from './rebase.js';

const earlierNote = '此前的内容，不是在这里修改的';

/** Keeps what people see now as a version if no change made it, such as imported data: it can be restored too. */
async function keepEarlier(tx: Queryable, change: ChangeRow, now: Date): Promise<number> {
  const { kind, itemId, bankId, scfProvince, authorId } = change;
  const newest = await newestVersion(tx, change);
  const content = await kindOf(kind).read(tx, itemId);
  const known = newest === 0 ? null : (await findVersion(tx, change, newest))?.content;
  if (content === null || isDeepStrictEqual(content, known)) return newest;
  await addChange(tx, {
    id: randomUUID(),
    kind,
    itemId,
    bankId,
    scfProvince,
    basis: newest,
    version: newest + 1,
    state: 'PUBLISHED',
    title: kindOf(kind).titleOf(content),
    content,
    note: earlierNote,
    authorId,
    createdAt: now,
    updatedAt: now,
    publishedAt: now,
  });
  return newest + 1;
}

/**
 * Makes an approved change the newest version of its thing, which is what people see from then on; returns what prevents
 * it, such as a bank that was withdrawn after the approval. The caller holds `lockPublication`.
 */
export async function publishChange(
  tx: Queryable,
  approved: ChangeRow,
  { now, messages }: { readonly now: Date; readonly messages: Pick<Messages, 'send'> },
): Promise<FieldError[]> {
  const { id, kind, itemId } = approved;
  await kindOf(kind).lock?.(tx, itemId);
  const published = await kindOf(kind).read(tx, itemId);
  const change = { ...approved, content: rebase(approved, published).content };
  const problems = await problemsOf(tx, change, published);
  if (problems.length > 0) return problems;
  // One person was enough when it was released; that may have changed until its time came.
  const isAlone = change.decidedBy === null;
  if (isAlone && (await needsApproval(tx, change.content, published)))
    return [{ field: 'kind', message: '现在需要由另一位同事审核' }];
  const version = (await keepEarlier(tx, change, now)) + 1;
  await kindOf(kind).publish(tx, itemId, change.content, {
    version,
    now,
    messages,
    userId: change.decidedBy ?? change.authorId,
  });
  // As it is read again, so that the next comparison finds no difference in the notation of a number.
  const content = (await kindOf(kind).read(tx, itemId)) ?? change.content;
  const values = {
    state: 'PUBLISHED',
    version,
    content,
    base: null,
    publishedAt: now,
    updatedAt: now,
  } as const;
  await updateChange(tx, id, values);
  return [];
}

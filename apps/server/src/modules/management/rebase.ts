import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { FieldError, ManagedContent } from '@huiqi/sdk';
import { conflict } from '../../contract/ApiError.js';
import type { Queryable } from '../../db/database.js';
import type { ChangeRow } from './changeRepository.js';
import { kindOf } from './kinds/kinds.js';

type Fields = Readonly<Record<string, unknown>>;

/** As JSON holds it, without keys that have no value. */
export const plain = (content: ManagedContent | null) =>
  JSON.parse(JSON.stringify(content)) as Fields | null;

/** Names what is published, so that a save can say what its author has seen. */
export const digestOf = (published: ManagedContent) =>
  createHash('sha256').update(JSON.stringify(published)).digest('hex').slice(0, 32);

type Based = Pick<ChangeRow, 'base' | 'content'>;

export interface Rebased {
  /** With what was published elsewhere meanwhile in the fields that the change leaves as they were. */
  readonly content: ManagedContent;
  /** Fields that the change and something else made different. */
  readonly overtaken: readonly string[];
  /** What it is compared with from now on: what is published, except where it was overtaken. */
  readonly base: ManagedContent | null;
}

/**
 * What a change makes of what is published now. Not only changes publish: organisations submit their own services, people change
 * their names, and technicians import, so that what a change was begun on may be another one when it is published.
 */
export function rebase({ content, base }: Based, published: ManagedContent | null): Rebased {
  // What is new, has ended, or is older than the column, has nothing to compare with.
  if (base === null || published === null) return { content, overtaken: [], base: published };
  const [before, now, own] = [plain(base), plain(published), plain(content)] as Fields[];
  // Forms write nothing as an empty text, tables as null.
  const isSame = (a: Fields | undefined, b: Fields | undefined, name: string) =>
    isDeepStrictEqual(a?.[name] ?? '', b?.[name] ?? '');
  const moved = [...new Set([...Object.keys(before ?? {}), ...Object.keys(now ?? {})])].filter(
    (name) => !isSame(before, now, name),
  );
  const taken = moved.filter((name) => isSame(own, before, name));
  const overtaken = moved.filter((name) => !taken.includes(name) && !isSame(own, now, name));
  const valuesOf = (fields: Fields | undefined, names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, fields?.[name]]));
  return {
    content: { ...content, ...valuesOf(now, taken) },
    overtaken,
    base: { ...published, ...valuesOf(before, overtaken) },
  };
}

/** Refuses what somebody does with a change that was overtaken: its author compares it first. */
export function refuseOvertaken(change: Based, published: ManagedContent | null): void {
  if (rebase(change, published).overtaken.length > 0)
    throw conflict('修改期间，同样的项目已在别处改为其他内容，请修改人核对后再提交');
}

/** What keeps a change from being published over what is published now. */
export async function problemsOf(
  db: Queryable,
  {
    kind,
    itemId,
    content,
    base,
    publishOn,
  }: Pick<ChangeRow, 'base' | 'content' | 'itemId' | 'kind' | 'publishOn'>,
  published: ManagedContent | null,
): Promise<FieldError[]> {
  const { overtaken } = rebase({ content, base }, published);
  const message = '修改期间已在别处改为其他内容，请核对后保留或改用';
  return [
    ...overtaken.map((field) => ({ field, message })),
    ...(await kindOf(kind).problems(db, content, itemId, publishOn)),
  ];
}

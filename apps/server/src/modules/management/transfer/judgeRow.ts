import { isDeepStrictEqual } from 'node:util';
import type { ManagedContent, ManagedImportRow, ManagedKind } from '@huiqi/sdk';
import type { Queryable } from '../../../db/database.js';
import type { CurrentUser } from '../../../security/SessionStore.js';
import { findOpen } from '../changeRepository.js';
import { isKept, keeperScope } from '../keeperScope.js';
import { kindOf } from '../kinds/kinds.js';
import { plain } from '../rebase.js';
import { columnsOf } from './columns.js';
import { contentProblems, isContent } from './contentProblems.js';
import { differencesOf } from './differencesOf.js';
import type { ImportedRow } from './ImportedRow.js';
import type { KnownNames } from './names.js';

/** What an import knows while it judges its rows. */
export interface Judging {
  readonly db: Queryable;
  readonly kind: ManagedKind;
  /** Whose import it is; null for the operator of the server, who may do everything. */
  readonly user: CurrentUser | null;
  /** What something new begins with. */
  readonly empty: ManagedContent;
  readonly names: KnownNames;
  /** What has this name already, by whose it is. */
  readonly sameTitle: (title: string, bankId: string | null) => SameTitle | undefined;
}

/** A thing of the same name. */
export interface SameTitle {
  /** Null for something new that is only begun. */
  readonly publishedId: string | null;
}

export interface JudgedRow {
  readonly shown: ManagedImportRow;
  /** What becomes a draft; null for a row that makes none. */
  readonly content: ManagedContent | null;
  /** What it was compared with; null for something new. */
  readonly base: ManagedContent | null;
}

const longestTitle = 100;

/** Why somebody may not make this of a thing; undefined where they may. */
async function refusal(
  { db, user, kind }: Judging,
  content: ManagedContent,
  published: ManagedContent | null,
): Promise<string | undefined> {
  if (user === null) return undefined;
  const { belongsTo, isWithinRights } = kindOf(kind);
  for (const one of published ? [published, content] : [content]) {
    if (!isKept(keeperScope(user), await belongsTo(one, db)))
      return '不在您维护的范围内：其他银行、其他省份或由平台维护的内容';
    if (isWithinRights?.(user, one, published) === false)
      return '不能授予超出您自己权限的角色或地区';
  }
  return undefined;
}

/** Why it cannot be changed now; undefined where it can. */
async function hindrance(
  { db, kind, sameTitle }: Judging,
  id: string | null,
  content: ManagedContent,
): Promise<string | undefined> {
  const { titleOf, belongsTo } = kindOf(kind);
  if (id === null) {
    const { bankId } = await belongsTo(content, db);
    const same = sameTitle(titleOf(content), bankId);
    if (same === undefined) return undefined;
    return same.publishedId === null
      ? '已有同名的新增草稿，可能已经导入过。确实是另一项，请填写一个新的编号'
      : `已有同名的内容（编号 ${same.publishedId}）。要修改它请填写这个编号；确实是另一项，请填写一个新的编号`;
  }
  const open = await findOpen(db, { kind, itemId: id });
  return open === undefined ? undefined : '有一项修改正在进行，请先处理';
}

/** How a content that is wrong in some way calls itself. */
function wordOf(content: unknown): string {
  const { name, title } = (content ?? {}) as { readonly name?: unknown; readonly title?: unknown };
  const found = name ?? title;
  return typeof found === 'string' ? found.slice(0, longestTitle) : '';
}

/** What a row makes of its thing, and what is wrong with it. */
export async function judgeRow(judging: Judging, given: ImportedRow): Promise<JudgedRow> {
  const { db, kind, empty, names } = judging;
  const { id, row, placeOf } = given;
  const managed = kindOf(kind);
  const published = id === null ? null : await managed.read(db, id);
  const built = given.build(published ?? empty);
  const title = (known: ManagedContent | null) => (known ? managed.titleOf(known) : '');
  const judged = (
    outcome: ManagedImportRow['outcome'],
    content: ManagedContent | null,
    problems: ManagedImportRow['problems'],
  ): JudgedRow => ({
    shown: {
      row,
      id,
      title: title(content) || wordOf(built.content) || title(published),
      outcome,
      problems,
      differences:
        outcome === 'CHANGED' && content && published
          ? differencesOf(kind, published, content, names)
          : [],
    },
    content: outcome === 'ADDED' || outcome === 'CHANGED' ? content : null,
    base: published,
  });
  const refused = (problems: ManagedImportRow['problems'], content: ManagedContent | null = null) =>
    judged('REFUSED', content, problems);
  const wrong = contentProblems(kind, built.content).map(({ path, message }) => ({
    ...placeOf(path),
    message,
  }));
  const found = [...built.problems, ...wrong];
  if (found.length > 0 || !isContent(kind, built.content)) return refused(found);
  const content = built.content;
  const whole = { ...placeOf([]) };
  const denied = await refusal(judging, content, published);
  if (denied !== undefined) return refused([{ ...whole, message: denied }], content);
  if (published && isDeepStrictEqual(plain(content), plain(published)))
    return judged('UNCHANGED', content, []);
  const cleaned = managed.clean?.(content) ?? content;
  if (published && isDeepStrictEqual(plain(cleaned), plain(published)))
    return judged('UNCHANGED', content, []);
  const hindered = await hindrance(judging, id, cleaned);
  if (hindered !== undefined) return refused([{ ...whole, message: hindered }], cleaned);
  const problems = (await managed.problems(db, cleaned, id ?? '')).map(({ field, message }) => {
    const path = field.split('.');
    const key = path[0] ?? '';
    const isColumn = columnsOf(kind).some((column) => column.path[0] === key);
    return { isColumn: isColumn || columnsOf(kind).length === 0, ...placeOf(path), message };
  });
  const shown = problems.map(({ isColumn: _is, ...problem }) => problem);
  // What no column names is completed in the draft, such as the form of a new product.
  if (problems.some(({ isColumn }) => isColumn)) return refused(shown, cleaned);
  return judged(published ? 'CHANGED' : 'ADDED', cleaned, shown);
}

import { randomUUID } from 'node:crypto';
import type { ManagedImport, ManagedKind } from '@huiqi/sdk';
import { conflict } from '../../../contract/ApiError.js';
import type { UserCall } from '../../../http/context.js';
import { recordSecurityEvent } from '../../../securityEvents/recordSecurityEvent.js';
import { regionBounds } from '../../../security/regionScope.js';
import { addChange, newestVersion } from '../changeRepository.js';
import { keeperScope } from '../keeperScope.js';
import { kindOf } from '../kinds/kinds.js';
import { filesOf, keyOf, type StoredFile } from './carriedFiles.js';
import { addStored, dropStored } from './carriedRepository.js';
import { columnsOf } from './columns.js';
import type { ImportedRow } from './ImportedRow.js';
import { judgeRow, type JudgedRow, type Judging, type SameTitle } from './judgeRow.js';
import { readNames, type KnownNames } from './names.js';
import { begunNames, thingNames } from './namesRepository.js';

type ImportCall = UserCall<'importManagedItems'>;

export interface ImportedFile {
  readonly name: string;
  /** Pictures and attachments of the rows. */
  readonly files: readonly StoredFile[];
  readonly rows: (names: KnownNames) => readonly ImportedRow[];
}

/** Finds the published and the begun things of a kind by their names. */
async function titleFinder(db: ImportCall['db'], kind: ManagedKind): Promise<Judging['sameTitle']> {
  const keyOf = (name: string, bankId: string | null) => JSON.stringify([name.trim(), bankId]);
  const found = new Map<string, SameTitle>();
  for (const { name, bankId } of await begunNames(db, kind))
    found.set(keyOf(name, bankId), { publishedId: null });
  for (const { id, name, bankId } of await thingNames(db, kind))
    found.set(keyOf(name, bankId), { publishedId: id });
  return (title, bankId) => found.get(keyOf(title, bankId));
}

/** Refuses a row for a thing that an earlier row is about. */
function refuseRepeated(rows: readonly JudgedRow[]): JudgedRow[] {
  const first = new Map<string, number>();
  return rows.map((row) => {
    const { id, row: number } = row.shown;
    const earlier = id === null ? undefined : first.get(id);
    if (id !== null && earlier === undefined) first.set(id, number);
    if (earlier === undefined) return row;
    const message = `与第${earlier}行的编号相同`;
    const problems = [{ place: `A${number}`, name: '编号', message }];
    return { ...row, content: null, shown: { ...row.shown, outcome: 'REFUSED', problems } };
  });
}

async function addDraft(
  { db, user, now }: ImportCall,
  row: JudgedRow,
  { importId, note, kind }: { importId: string; note: string; kind: ManagedKind },
): Promise<JudgedRow> {
  const { shown, content, base } = row;
  if (content === null) return row;
  const thing = { kind, itemId: shown.id ?? randomUUID() };
  const isAdded = await addChange(db, {
    ...thing,
    ...(await kindOf(kind).belongsTo(content, db)),
    id: randomUUID(),
    title: shown.title,
    basis: await newestVersion(db, thing),
    state: 'DRAFT',
    content,
    base,
    note,
    importId,
    authorId: user.id,
    createdAt: now(),
    updatedAt: now(),
  });
  if (isAdded) return { ...row, shown: { ...shown, id: thing.itemId } };
  const problem = {
    place: `A${shown.row}`,
    name: '编号',
    message: '有一项修改刚刚开始，请稍后再导入',
  };
  return { ...row, content: null, shown: { ...shown, outcome: 'REFUSED', problems: [problem] } };
}

const maxNote = 500;

/** Makes a draft of each row that is new or differs; a dry run only says which. */
export async function importItems(
  call: ImportCall,
  { name, files, rows }: ImportedFile,
): Promise<ManagedImport> {
  const { db, user, input } = call;
  const { kind, dryRun } = input;
  // The rows are judged with them; what no draft refers to, goes again.
  const carried = await addStored(db, files, call.now());
  const names = await readNames(db, columnsOf(kind));
  const judging: Judging = {
    db,
    kind,
    user,
    names,
    empty: kindOf(kind).empty({ ...regionBounds(user), ...keeperScope(user) }),
    sameTitle: await titleFinder(db, kind),
  };
  const judged: JudgedRow[] = [];
  for (const row of rows(names)) judged.push(await judgeRow(judging, row));
  let results = refuseRepeated(judged);
  let importId: string | null = null;
  if (!dryRun) {
    if (results.every(({ content }) => content === null))
      throw conflict('没有可以导入的内容，请查看各行的错误');
    importId = randomUUID();
    const draft = { importId, kind, note: `从文件导入：${name}`.slice(0, maxNote) };
    const made: JudgedRow[] = [];
    for (const row of results) made.push(await addDraft(call, row, draft));
    results = made;
    await recordSecurityEvent(call, {
      event: 'CONTENT_CHANGED',
      userId: user.id,
      detail: `${kind} IMPORTED ${importId}`,
    });
  }
  const drafts = dryRun ? [] : results.map(({ content }) => content);
  const kept = new Set(filesOf(drafts).map(keyOf));
  await dropStored(
    db,
    carried.filter((file) => !kept.has(keyOf(file))),
  );
  const shown = results.map((result) => result.shown);
  const count = (wanted: (typeof shown)[number]['outcome']) =>
    shown.filter(({ outcome }) => outcome === wanted).length;
  return {
    importId,
    added: count('ADDED'),
    changed: count('CHANGED'),
    unchanged: count('UNCHANGED'),
    refused: count('REFUSED'),
    rows: shown,
  };
}

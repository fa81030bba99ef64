import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartError } from '../config/StartError.js';
import type { Db, Queryable } from '../db/database.js';
import { lockPublication, newestVersion } from '../modules/management/changeRepository.js';
import { kindOf } from '../modules/management/kinds/kinds.js';
import { columnsOf } from '../modules/management/transfer/columns.js';
import type { ImportedRow } from '../modules/management/transfer/ImportedRow.js';
import { judgeRow, type JudgedRow, type Judging } from '../modules/management/transfer/judgeRow.js';
import { jsonRows } from '../modules/management/transfer/jsonFile.js';
import { readNames } from '../modules/management/transfer/names.js';
import { acceptCarried, type StoredFile } from '../modules/management/transfer/carriedFiles.js';
import { addStored } from '../modules/management/transfer/carriedRepository.js';
import { FileRefusal } from '../modules/uploads/FileRefusal.js';
import type { ManagedFile } from './managedFiles.js';
import { refuseImport } from './readImport.js';

export interface ManagedCount {
  readonly name: string;
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
}

/** Publishes what a row says; returns why it cannot be. */
async function publishRow(
  judging: Judging,
  row: ImportedRow,
  now: Date,
): Promise<{ readonly judged: JudgedRow; readonly problems: readonly string[] }> {
  const { db, kind } = judging;
  const judged = await judgeRow(judging, row);
  const { problems, title } = judged.shown;
  const said = problems.map(
    ({ place, name, message }) => `${place} “${title}” ${name}：${message}`,
  );
  if (said.length > 0 || judged.content === null) return { judged, problems: said };
  const thing = { kind, itemId: row.id ?? '' };
  const version = (await newestVersion(db, thing)) + 1;
  // Nobody is told: whoever moves accounts to another installation tells their people.
  const messages = { send: () => undefined };
  // No user runs this command: orders that a changed account hands back name that account.
  const publication = { version, now, messages, userId: thing.itemId };
  await kindOf(kind).publish(db, thing.itemId, judged.content, publication);
  return { judged, problems: [] };
}

/** The pictures and attachments of a file, looked at like uploads. */
async function acceptFiles({ name, files = [] }: ManagedFile): Promise<StoredFile[]> {
  const folder = await mkdtemp(join(tmpdir(), 'huiqi-import-'));
  try {
    return await acceptCarried(files, { folder, ownerId: 'import' });
  } catch (error) {
    if (!(error instanceof FileRefusal)) throw error;
    throw new StartError(`${name} cannot be imported: ${error.userMessage}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function importFile(
  tx: Queryable,
  { file, accepted, now }: { file: ManagedFile; accepted: readonly StoredFile[]; now: Date },
): Promise<ManagedCount> {
  const { kind, name } = file;
  await addStored(tx, accepted, now);
  const judging: Judging = {
    db: tx,
    kind,
    user: null,
    empty: kindOf(kind).empty({ bankId: null, scfProvince: null }),
    names: await readNames(tx, columnsOf(kind)),
    sameTitle: () => undefined,
  };
  const counts = { ADDED: 0, CHANGED: 0, UNCHANGED: 0, REFUSED: 0 };
  let left = jsonRows(file);
  // A row may refer to a later one, such as a department to the one above it.
  for (;;) {
    const refused: ImportedRow[] = [];
    const problems: string[] = [];
    for (const row of left) {
      const result = await publishRow(judging, row, now);
      if (result.problems.length > 0) refused.push(row);
      else counts[result.judged.shown.outcome] += 1;
      problems.push(...result.problems.map((problem) => `${name} ${problem}`));
    }
    if (refused.length === left.length) refuseImport(problems);
    if (refused.length === 0) break;
    left = refused;
  }
  const { ADDED: added, CHANGED: changed, UNCHANGED: unchanged } = counts;
  return { name, added, changed, unchanged };
}

class Rehearsed extends Error {}

/** Publishes what files of the site's export hold, all of it or nothing; a dry run does the same and rolls back. */
export async function importManaged(
  db: Db,
  files: readonly ManagedFile[],
  { now, isRehearsal = false }: { readonly now: Date; readonly isRehearsal?: boolean },
): Promise<ManagedCount[]> {
  const counts: ManagedCount[] = [];
  const prepared: { file: ManagedFile; accepted: readonly StoredFile[]; now: Date }[] = [];
  for (const file of files) prepared.push({ file, accepted: await acceptFiles(file), now });
  try {
    await db.transaction(async (tx) => {
      await lockPublication(tx);
      for (const one of prepared) counts.push(await importFile(tx, one));
      if (isRehearsal) throw new Rehearsed();
    });
  } catch (error) {
    if (!(error instanceof Rehearsed)) throw error;
  }
  return counts;
}

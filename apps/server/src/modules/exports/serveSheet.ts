import type { ServedFile } from '../../http/context.js';
import { slots, tooMany } from './slots.js';
import type { Cell, SheetColumn } from './xls/columns.js';
import { WorkbookWriter } from './xls/WorkbookWriter.js';

export const mediaType = 'application/vnd.ms-excel';

/** A sheet whose rows fit into memory; `title` names it and its file. */
export interface Sheet {
  readonly title: string;
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly (readonly Cell[])[];
}

/** A sheet as a workbook, as one of the user's exports at a time. */
export async function serveSheet(
  userId: string,
  { title, columns, rows }: Sheet,
): Promise<ServedFile> {
  const release = slots.take(userId);
  if (!release) throw tooMany();
  const book = await WorkbookWriter.open(title, columns).catch((error: unknown) => {
    release();
    throw error;
  });
  try {
    await book.addRows(rows);
    const { content, size } = await book.finish(release);
    return { content, size, mediaType, fileName: `${title}.xls`, inline: false, isPublic: false };
  } catch (error) {
    await book.close();
    release();
    throw error;
  }
}

import type { ManagedKind } from '@huiqi/sdk';
import { ManagedKindLabels } from '@huiqi/sdk/domain';
import type { Handlers, UserCall } from '../../../http/context.js';
import { slots, tooMany } from '../../exports/slots.js';
import { FileRefusal, tooLarge } from '../../uploads/FileRefusal.js';
import { kindOf } from '../kinds/kinds.js';
import { countPixels } from '../../uploads/countPixels.js';
import { acceptCarried } from './carriedFiles.js';
import type { Column } from './columns.js';
import { exportItems } from './exportItems.js';
import { importItems, type ImportedFile } from './importItems.js';
import { jsonRows, readJson } from './jsonFile.js';
import { receiveFile, refusedFile, type ReceivedFile } from './receiveFile.js';
import { readWorkbook } from './readWorkbook.js';
import { sheetRows } from './sheetRows.js';

/** What a column holds is HTML where the kind cleans it. */
const isHtml =
  (kind: ManagedKind) =>
  ({ path }: Column) =>
    kindOf(kind).clean !== undefined && path.join('.') === 'content';

const isZip = (content: Buffer) => content.subarray(0, 2).toString('latin1') === 'PK';

const maxWorkbook = 2 * 1_048_576;

/** Reads a file by what it is, whatever its name says. */
async function readFile(
  call: UserCall<'importManagedItems'>,
  { name, content }: ReceivedFile,
): Promise<ImportedFile> {
  const { kind } = call.input;
  if (isZip(content)) {
    if (content.length > maxWorkbook) throw tooLarge(maxWorkbook);
    const rows = await readWorkbook(content, kind);
    return {
      name,
      files: [],
      rows: (names) => sheetRows(rows, { kind, names, isHtml: isHtml(kind) }),
    };
  }
  const file = readJson(content.toString('utf8').replace(/^\uFEFF/, ''));
  if (file.kind !== kind)
    throw new FileRefusal(
      `文件中是${ManagedKindLabels[file.kind]}，请在${ManagedKindLabels[file.kind]}中导入`,
    );
  const files = await acceptCarried(file.files ?? [], {
    folder: call.storage.incoming,
    ownerId: call.user.id,
    onPixels: (pixels) => countPixels(call, call.user.id, pixels),
  });
  return { name, files, rows: () => jsonRows(file) };
}

/** Runs work on a file as one of the user's at a time, so that nobody fills the memory. */
async function inSlot<Result>(userId: string, work: () => Promise<Result>): Promise<Result> {
  const release = slots.take(userId);
  if (!release) throw tooMany();
  try {
    return await work();
  } finally {
    release();
  }
}

export const transferHandlers = {
  exportManagedItems: (call) => inSlot(call.user.id, () => exportItems(call)),

  importManagedItems: {
    prepare: async (call) => {
      const file = await inSlot(call.user.id, async () => {
        const received = await receiveFile(call);
        try {
          return await readFile(call, received);
        } catch (error) {
          throw error instanceof FileRefusal ? refusedFile(error) : error;
        }
      });
      return (prepared) => importItems(prepared, file);
    },
  },
} satisfies Handlers;

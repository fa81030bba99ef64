import type { Queryable } from '../../db/database.js';
import type { CurrentUser } from '../../security/sessionStore.js';
import type { FileUse } from './repository.js';

export interface FileReading {
  readonly db: Queryable;
  readonly viewer: CurrentUser;
  /** Id of what uses the file. */
  readonly refId: string;
  readonly now: Date;
}

/** Says whether somebody other than its owner may open a file. */
export type FileReader = (reading: FileReading) => Promise<boolean>;

const readers = new Map<string, FileReader>();

/** Registers who may open files that are attached to a kind of object; called once a kind, when a domain is loaded. */
export function registerFileReader(kind: string, reader: FileReader): void {
  if (readers.has(kind)) throw new Error(`Two domains register readers of files of kind ${kind}`);
  readers.set(kind, reader);
}

/** Whether one of the uses of a file lets the viewer open it. A kind without a reader opens to nobody. */
export async function mayReadByUse(
  uses: readonly FileUse[],
  reading: Omit<FileReading, 'refId'>,
): Promise<boolean> {
  for (const { kind, refId } of uses)
    if (await readers.get(kind)?.({ ...reading, refId })) return true;
  return false;
}

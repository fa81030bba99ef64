import type { Queryable } from '../../db/database.js';
import type { CurrentUser } from '../../security/SessionStore.js';
import type { FileUse } from './repository.js';

export interface FileReading {
  readonly db: Queryable;
  readonly viewer: CurrentUser;
  /** Id of the object that uses the file. */
  readonly refId: string;
  readonly now: Date;
}

/** Decides whether somebody other than the owner may open a file. */
export type FileReader = (reading: FileReading) => Promise<boolean>;

const readers = new Map<string, FileReader>();

/** Registers who may open files attached to a kind of object; called once per kind, when a domain is loaded. */
export function registerFileReader(kind: string, reader: FileReader): void {
  if (readers.has(kind)) throw new Error(`Two domains register readers of files of kind ${kind}`);
  readers.set(kind, reader);
}

/** Whether one of a file's uses lets the viewer open it. Kinds without a reader let nobody. */
export async function mayReadByUse(
  uses: readonly FileUse[],
  reading: Omit<FileReading, 'refId'>,
): Promise<boolean> {
  for (const { kind, refId } of uses)
    if (await readers.get(kind)?.({ ...reading, refId })) return true;
  return false;
}

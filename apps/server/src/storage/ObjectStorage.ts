import type { Readable } from 'node:stream';

/** Where files are kept. Names are made by the server; they look like `202611/<uuid>`. */
export interface ObjectStorage {
  /** Folder for files that are being received; its files may be moved by `put`. */
  readonly incoming: string;
  /** Stores a local file under a new name: complete, or not at all. May move the file. */
  put(name: string, file: string, type: string): Promise<void>;
  /** Opens an object; null if there is none. */
  open(name: string): Promise<Readable | null>;
  /** Deletes an object; one that does not exist is no failure. */
  delete(name: string): Promise<void>;
  /** Names of the objects that were stored before a time. */
  listBefore(time: Date): Promise<string[]>;
}

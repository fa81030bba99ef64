import type { FileStatus, FileType, UploadedObject } from '@huiqi/sdk';

/** A file of a form. */
export interface FileValue {
  /** Storage key sent with the form; empty for an empty slot. */
  readonly key: string;
  /** Address of the file; empty for an empty slot. */
  readonly url: string;
  readonly name: string;
  readonly type: FileType;
  readonly status: FileStatus;
}

export const toFileValue = ({ key, url, fileName, type }: UploadedObject): FileValue => ({
  key,
  url,
  name: fileName,
  type,
  status: 'UPLOADED',
});

/** The files of a form without empty slots. */
export const storedFiles = (value: readonly FileValue[]): FileValue[] =>
  value.filter(({ status }) => status === 'UPLOADED');

/** Puts a file into the first empty slot, or at the end. */
export function withFile(value: readonly FileValue[], file: FileValue): FileValue[] {
  const slot = value.findIndex(({ status }) => status === 'WAIT_UPLOADDING');
  return slot < 0 ? [...value, file] : value.map((one, at) => (at === slot ? file : one));
}

/** Removes a file; a form with slots keeps the empty slot (spec 2 §4). */
export function withoutFile(
  value: readonly FileValue[],
  key: string,
  keepSlots: boolean,
): FileValue[] {
  if (!keepSlots) return value.filter((file) => file.key !== key);
  return value.map((file) =>
    file.key === key ? { ...file, key: '', url: '', status: 'WAIT_UPLOADDING' } : file,
  );
}

import type { FieldError, PolicyFileSlot, PolicyFormFile } from '@huiqi/sdk';
import { policyFileTypeProblem, type PolicyFileList } from '@huiqi/sdk/domain';
import { invalid } from '../../contract/ApiError.js';
import type { Queryable } from '../../db/database.js';
import { findFiles } from '../uploads/repository.js';
import type { StoredPolicyFile } from '../../schema/policyApplications.js';

export interface SentFiles {
  readonly list: PolicyFileList;
  readonly entries: readonly PolicyFormFile[];
  readonly slots: readonly PolicyFileSlot[];
}

/** The stored form of an entry, or its error; undefined without a file. */
type Read = StoredPolicyFile | FieldError | undefined;

/** The stored form of the entries a client sent: only slot and file are read. Files of other users count as missing. */
export async function readFiles(
  db: Queryable,
  userId: string,
  { list, entries, slots }: SentFiles,
): Promise<StoredPolicyFile[]> {
  const keys = entries.flatMap(({ url }) => (url === '' ? [] : [url]));
  const own = (await findFiles(db, keys)).filter(
    ({ ownerId, purpose }) => ownerId === userId && purpose === 'ATTACHMENT',
  );
  const seen = new Set<string>();
  const read = ({ id, url }: PolicyFormFile, place: number): Read => {
    const slot = id === undefined ? slots[place] : slots.find((one) => one.id === id);
    // An empty slot of a material that the policy no longer has says nothing.
    if (!slot && url === '') return undefined;
    if (!slot || seen.has(slot.id))
      return { field: `${list}.${place}.id`, message: '申报材料与政策要求不一致，请刷新后重试' };
    seen.add(slot.id);
    if (url === '') return undefined;
    const file = own.find(({ key }) => key === url);
    const field = `${list}.${place}.url`;
    if (!file) return { field, message: '文件不存在，请重新上传' };
    const problem = policyFileTypeProblem(slot, file.type);
    if (problem !== null) return { field, message: problem };
    const { key, fileName, type } = file;
    return { slotId: slot.id, name: slot.name, key, fileName, type };
  };
  const results = entries.map(read).filter((one) => one !== undefined);
  const errors = results.filter((one) => 'message' in one);
  if (errors.length > 0) throw invalid(errors);
  return results.filter((one) => 'key' in one);
}

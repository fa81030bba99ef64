import type { Call } from '../../http/context.js';
import { fileAddress } from '../uploads/fileAddress.js';
import { findFiles } from '../uploads/repository.js';
import { readEvents, readReplies } from './repository.js';
import type { Demand, DemandParts } from './toDemand.js';

/** Reads the parts of a demand beside its row. */
export async function readParts(
  { db, config }: Pick<Call<never>, 'db' | 'config'>,
  { id, fileKeys }: Demand,
): Promise<DemandParts> {
  const names = new Map(
    (await findFiles(db, fileKeys)).map(({ key, fileName }) => [key, fileName]),
  );
  return {
    replies: await readReplies(db, id),
    events: await readEvents(db, id),
    files: fileKeys.map((key) => ({
      url: fileAddress(config, key) ?? key,
      name: names.get(key) ?? key,
    })),
  };
}

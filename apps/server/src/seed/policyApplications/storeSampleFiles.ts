import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '../../db/database.js';
import type { ObjectStorage } from '../../storage/ObjectStorage.js';
import { findSampleObjects } from '../../modules/policyApplications/sampleObjectRepository.js';
import { sampleContent, sampleFolder } from './sampleUploads.js';

async function isStored(storage: ObjectStorage, name: string): Promise<boolean> {
  const content = await storage.open(name);
  content?.destroy();
  return content !== null;
}

/** Writes the files of the sample's declarations to the storage, unless they exist. */
export async function storeSampleFiles(db: Db, storage: ObjectStorage): Promise<void> {
  const objects = await findSampleObjects(db, `${sampleFolder}/`);
  const last = objects.at(-1);
  if (!last || (await isStored(storage, last.objectName))) return;
  await mkdir(storage.incoming, { recursive: true });
  for (const { objectName, fileName, mediaType } of objects) {
    const file = join(storage.incoming, objectName.replaceAll('/', '-'));
    await writeFile(file, sampleContent(fileName));
    await storage.put(objectName, file, mediaType);
  }
}

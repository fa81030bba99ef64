import { openEmbedded } from '../db/embedded.js';
import { pgliteTemplate } from './pgliteTemplate.js';
import { workerFile } from './places.js';

const onFailure = (error: Error) => {
  throw error;
};

/** Puts an embedded database with the small sample into a folder, whatever database the run is on. */
export async function fillFolder(dataDir: string): Promise<void> {
  const template = await pgliteTemplate();
  const made = await openEmbedded({ dataDir, template, workerFile, onFailure });
  await made.close();
}

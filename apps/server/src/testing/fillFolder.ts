import { openEmbedded } from '../db/embedded.js';
import { pgliteTemplate } from './pgliteTemplate.js';
import { workerFile } from './places.js';

const onFailure = (error: Error) => {
  throw error;
};

/** Creates an embedded database with the small sample in a folder, whatever database the run uses. */
export async function fillFolder(dataDir: string): Promise<void> {
  const template = await pgliteTemplate();
  const made = await openEmbedded({ dataDir, template, workerFile, onFailure });
  await made.close();
}

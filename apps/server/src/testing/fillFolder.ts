import { inject } from 'vitest';
import { applyMigrations } from '../db/database.js';
import { openEmbedded } from '../db/embedded.js';
import { seedDatabase } from '../seed/seedDatabase.js';
import { migrationsFolder, seedNow, workerFile } from './places.js';

const onFailure = (error: Error) => {
  throw error;
};

/** Puts an embedded database with the small sample into a folder, whatever database the run is on. */
export async function fillFolder(dataDir: string): Promise<void> {
  const given = inject('template');
  const template = given.kind === 'pglite' ? given.path : null;
  const made = await openEmbedded({ dataDir, template, workerFile, onFailure });
  await applyMigrations(made.db, migrationsFolder);
  await seedDatabase(made.db, { now: seedNow });
  await made.close();
}

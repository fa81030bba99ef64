import { changesets } from './checks/changesets.mjs';
import { fileLength } from './checks/fileLength.mjs';
import { lockIntegrity, minimumVersions } from './checks/lock.mjs';
import { barrels, defaultExports, exportStar } from './checks/modules.mjs';
import { pins } from './checks/pins.mjs';
import { primitives } from './checks/primitives.mjs';
import { secrets } from './checks/secrets.mjs';
import { bannedWords } from './checks/words.mjs';
import { workspace } from './checks/workspace.mjs';

/** Every house check: files in, sentences about offences out. */
export const checks = {
  fileLength: (files) => fileLength(files),
  exportStar,
  defaultExports,
  barrels,
  bannedWords,
  primitives: (files) => primitives(files),
  pins,
  secrets,
  lockIntegrity,
  minimumVersions: (files) => minimumVersions(files),
  changesets: (files) => changesets(files),
  workspace: (files) => workspace(files),
};

import { barrels } from './barrels.mjs';
import { benchVersions } from './benchVersions.mjs';
import { changesets } from './changesets.mjs';
import { chineseLiterals } from './chineseLiterals.mjs';
import { chineseReadmes } from './chineseReadmes.mjs';
import { copyKeys } from './copyKeys.mjs';
import { countsInProse } from './countsInProse.mjs';
import { documentPaths } from './documentPaths.mjs';
import { domainFolders } from './domainFolders.mjs';
import { domainPages } from './domainPages.mjs';
import { focusEffects } from './focusEffects.mjs';
import { glossaryTerms } from './glossaryTerms.mjs';
import { journeys } from './journeys.mjs';
import { lockIntegrity } from './lockIntegrity.mjs';
import { lowestVersions } from './lowestVersions.mjs';
import { machinePaths } from './machinePaths.mjs';
import { namesByCase } from './namesByCase.mjs';
import { pins } from './pins.mjs';
import { primitives } from './primitives.mjs';
import { reads } from './reads.mjs';
import { secrets } from './secrets.mjs';
import { settings } from './settings.mjs';
import { skippedTests } from './skippedTests.mjs';
import { testReferences } from './testReferences.mjs';
import { themeSources } from './themeSources.mjs';
import { waits } from './waits.mjs';
import { wording } from './wording.mjs';

/** All custom checks. Each takes the files of the repository and returns a message for every violation. */
export const checks = {
  barrels,
  benchVersions,
  changesets: (files) => changesets(files),
  chineseLiterals,
  chineseReadmes,
  copyKeys,
  countsInProse,
  documentPaths,
  domainFolders,
  domainPages,
  focusEffects,
  glossaryTerms,
  journeys,
  lockIntegrity,
  lowestVersions,
  machinePaths,
  namesByCase,
  pins,
  primitives: (files) => primitives(files),
  reads,
  secrets,
  settings,
  skippedTests,
  testReferences,
  themeSources,
  waits,
  wording,
};

// Writes packages/components/sizes.md from the built package.
import { writeFileSync } from 'node:fs';
import { componentSizes, tableFile, tableOf } from './componentSizes.mjs';

writeFileSync(tableFile, tableOf(await componentSizes()));

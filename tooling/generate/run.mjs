// Usage: node tooling/generate/run.mjs [--check]
import { build } from '../../scripts/lib/build.mjs';
import { runMain } from '../../scripts/lib/stop.mjs';
import { generate } from './generate.mjs';
import { findStale, writeAll } from './output.mjs';

await runMain(async () => {
  await build(['contract']);
  const files = await generate();
  if (process.argv.includes('--check')) {
    const stale = findStale(files);
    if (stale.length > 0) {
      console.error(
        `Generated files are out of date; run \`npm run generate\`:\n${stale.join('\n')}`,
      );
      process.exitCode = 1;
    } else console.log(`generated files are fresh (${files.size})`);
  } else {
    writeAll(files);
    console.log(`generated ${files.size} files from openapi/`);
  }
});

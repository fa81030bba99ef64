import { copyFileSync, readFileSync } from 'node:fs';
import { defineConfig, type Options } from 'tsup';

/** Commands for operators; scripts/serverCommand.mjs finds them by these names. */
const serverCommands = {
  auditVerify: 'src/audit/verifyCommand.ts',
  backup: 'src/backup/backupCommand.ts',
  import: 'src/setup/importCommand.ts',
  jobs: 'src/jobs/jobsCommand.ts',
  migrate: 'src/setup/migrateCommand.ts',
  restore: 'src/backup/restoreCommand.ts',
  setup: 'src/setup/setupCommand.ts',
};

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/** Large JSON starts several times quicker as a text that is parsed than as an object literal. */
const contractAsText: Plugin = {
  name: 'contractAsText',
  setup(build) {
    build.onLoad({ filter: /[/\\]openapi[/\\]dist[/\\].*\.json$/ }, ({ path }) => {
      const text = JSON.stringify(JSON.parse(readFileSync(path, 'utf8')));
      return { contents: `export default JSON.parse(${JSON.stringify(text)});`, loader: 'js' };
    });
  },
};

/**
 * Packages that are native, bring files of their own, are needed by few (traces, e-mail), are one for all who use them
 * (OpenTelemetry's API), are watched from outside (`bench` records the statements of `pg`), or are not installed (jsPDF
 * would print HTML with them). All others are bundled: to find and read their hundreds of files is a quarter of the work of
 * a start.
 */
const packages = [
  '@electric-sql/',
  '@fontsource/',
  '@napi-rs/',
  '@node-rs/',
  '@opentelemetry/',
  'fs-native-extensions',
  'nodemailer',
  '(pg|canvg|dompurify|html2canvas)$',
].join('|');

/** Bundled CommonJS packages require modules of Node. */
const requireForPackages =
  "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);";

export default defineConfig({
  entry: {
    main: 'src/main.ts',
    pictureProcess: 'src/modules/uploads/inspect/pictureProcess.ts',
    reportPdfWorker: 'src/modules/reports/reportPdfWorker.ts',
    ...serverCommands,
  },
  // One bundle per file: the PDF thread and the picture process load nothing of the server.
  splitting: false,
  format: 'esm',
  target: 'node20',
  platform: 'node',
  clean: true,
  sourcemap: false,
  external: [new RegExp(`^(${packages})`)],
  noExternal: [new RegExp(`^(?!${packages})`)],
  banner: { js: requireForPackages },
  esbuildPlugins: [contractAsText],
  esbuildOptions(options) {
    options.conditions = ['@huiqi/source'];
  },
  async onSuccess() {
    copyFileSync('src/db/pgliteWorker.mjs', 'dist/pgliteWorker.mjs');
    for (const name of ['huiqi.json', 'huiqi-3.0.json'])
      copyFileSync(`../../openapi/dist/${name}`, `dist/${name}`);
  },
});

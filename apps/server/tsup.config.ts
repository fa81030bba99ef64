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
  // Valibot would bring TypeScript, an optional peer, into a production install; bundled it adds less than 20 KB.
  // Of drizzle, a start would otherwise find and read some hundred files.
  noExternal: [/^@huiqi\//, 'valibot', /^drizzle-orm/],
  // jsPDF imports these to print HTML; they are not installed.
  external: ['canvg', 'dompurify', 'html2canvas'],
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

import { defineConfig } from 'tsup';
import { targets } from '../../tooling/browsers/floor.mjs';

// What jsPDF imports to print HTML, which we do not.
const noHtml = './src/pdf/noHtml.ts';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    client: 'src/client.ts',
    node: 'src/node.ts',
    reportWorker: 'src/reportWorker.ts',
  },
  format: 'esm',
  target: targets,
  platform: 'neutral',
  // Types come from the native compiler, which is faster than the bundler's own (`build` in package.json).
  dts: false,
  splitting: true,
  treeshake: true,
  clean: true,
  // A browser starts the worker without an import map, so it must not import packages by name.
  noExternal: [/^jspdf/, /^fflate/, /^fast-png/, /^@babel\/runtime/, /^iobuffer/, /^pako/],
  external: [/^node:/],
  esbuildOptions(options) {
    options.mainFields = ['module', 'main'];
    options.alias = Object.fromEntries(
      ['canvg', 'dompurify', 'html2canvas'].map((name) => [name, noHtml]),
    );
  },
});

import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, defaultClientConditions, defaultServerConditions } from 'vite';
import { styleTarget, syntaxTargets } from '../../../tooling/browsers/floor.mjs';
import { pristine } from '../../../tooling/bundle/pristine.mjs';
import { onPreact } from './onPreact.mjs';
import { hostPlugins } from './plugins.mjs';

const here = fileURLToPath(new URL('..', import.meta.url));
const source = '@huiqi/source';

/** Builds a source file in memory; resolves with the files. */
export async function bundle({ input, output, target = syntaxTargets, define = {}, ssr = false }) {
  const { output: files } = await build({
    configFile: false,
    root: here,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"', ...define },
    resolve: { alias: onPreact, conditions: [source, ...defaultClientConditions] },
    environments: { ssr: { resolve: { conditions: [source, ...defaultServerConditions] } } },
    ssr: { noExternal: true },
    plugins: [
      ...hostPlugins,
      vanillaExtractPlugin({ identifiers: 'short' }),
      react(),
      pristine(`${here}src/app/pristine.ts`),
    ],
    build: {
      write: false,
      ssr,
      target,
      cssTarget: styleTarget,
      cssCodeSplit: false,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input,
        preserveEntrySignatures: 'strict',
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: 'chunks/[name]-[hash].js',
          ...output,
        },
      },
    },
  });
  return files;
}

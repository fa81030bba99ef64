import { build } from 'vite';
import { fromRoot } from '../server/processes.js';

/** Builds a page for production into one script and one style sheet, with the packages as they are published. */
export async function bundlePage(file: string): Promise<{ script: string; style: string }> {
  const outputs = await build({
    configFile: false,
    root: fromRoot('bench'),
    mode: 'production',
    logLevel: 'error',
    resolve: { dedupe: ['react', 'react-dom', '@huiqi/sdk'] },
    build: {
      write: false,
      cssCodeSplit: false,
      rollupOptions: {
        input: fromRoot(file),
        output: { codeSplitting: false, format: 'iife' },
      },
    },
  });
  const [first] = Array.isArray(outputs) ? outputs : [outputs];
  if (!first || !('output' in first)) throw new Error(`${file} was not built`);
  const script = first.output.find((one) => one.type === 'chunk');
  const style = first.output.find((one) => one.type === 'asset' && one.fileName.endsWith('.css'));
  if (script?.type !== 'chunk') throw new Error(`${file} was not built`);
  return { script: script.code, style: style?.type === 'asset' ? String(style.source) : '' };
}

import { build } from 'vite';
import { fromRoot } from '../server/processes.js';
import { serveTexts } from '../site/staticServer.js';

/** Pages of antd and pro-components, by their files. */
export const peerPages = [
  'userCentre',
  'orders',
  'notices',
  'wizard',
  'report',
  'staffList',
  'staffDetail',
] as const;

export type PeerPage = (typeof peerPages)[number];

async function bundle(names: readonly string[]) {
  const inputs = names.map((name) => [name, fromRoot(`bench/src/peers/antdPro/${name}.tsx`)]);
  const outputs = await build({
    configFile: false,
    root: fromRoot('bench'),
    mode: 'production',
    logLevel: 'error',
    build: { write: false, rollupOptions: { input: Object.fromEntries(inputs) } },
  });
  const [first] = Array.isArray(outputs) ? outputs : [outputs];
  if (!first || !('output' in first)) throw new Error('the pages were not built');
  return first.output.filter((file) => file.type === 'chunk');
}

const html = (entry: string, shared: readonly string[]) =>
  '<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>垫江惠企平台</title>' +
  '<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">' +
  `<script type="module" src="/${entry}"></script>` +
  shared.map((file) => `<link rel="modulepreload" href="/${file}">`).join('') +
  '</head><body><div id="root"></div></body></html>';

/** Serves pages of antd with data from `api`; what they share is preloaded beside them. */
export async function servePeers(api: string, names: readonly string[] = peerPages) {
  const chunks = await bundle(names);
  const importsOf = (fileName: string): string[] => {
    const { imports = [] } = chunks.find((one) => one.fileName === fileName) ?? {};
    return imports.flatMap((file) => [file, ...importsOf(file)]);
  };
  const files = chunks.flatMap(({ fileName, code, isEntry, name }) => {
    const script = [`/${fileName}`, ['text/javascript; charset=utf-8', code]] as const;
    if (!isEntry) return [script];
    const page = html(fileName, [...new Set(importsOf(fileName))]);
    return [script, [`/${name}`, ['text/html; charset=utf-8', page]] as const];
  });
  return serveTexts(Object.fromEntries(files), api);
}

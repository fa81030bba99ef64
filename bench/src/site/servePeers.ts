import { build } from 'vite';
import { fromRoot } from '../server/processes.js';
import { serveTexts } from './staticServer.js';

/** Builds one script of a peer for production, as an application would. */
async function bundle(name: string): Promise<string> {
  const outputs = await build({
    configFile: false,
    root: fromRoot('bench'),
    mode: 'production',
    logLevel: 'error',
    build: {
      write: false,
      rollupOptions: {
        input: fromRoot(`bench/src/peers/antd/${name}.tsx`),
        // A single file, which saves the peer a round trip.
        output: { codeSplitting: false, format: 'iife' },
      },
    },
  });
  const [first] = Array.isArray(outputs) ? outputs : [outputs];
  const chunk = first && 'output' in first ? first.output[0] : undefined;
  if (chunk?.type !== 'chunk') throw new Error(`${name} was not built`);
  return chunk.code;
}

const html = (title: string, head: string, body: string) =>
  `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>${title}</title>` +
  `<meta name="viewport" content="width=device-width, initial-scale=1">` +
  `<link rel="icon" href="data:,">${head}</head><body>${body}</body></html>`;

/** Serves with data from `api`: a partner's page with a widget of antd and with ours, and a list page of antd. */
export async function servePeers(api: string) {
  const kinds = {
    html: 'text/html; charset=utf-8',
    script: 'text/javascript; charset=utf-8',
  } as const;
  const partner = (script: string, place: string) =>
    html(
      '某保险公司企业服务',
      `<script src="${script}" defer crossorigin></script>`,
      `<header><h1>某保险公司企业服务</h1></header>${place}`,
    );
  const list = html('普惠贷款', '<script src="/list.js" defer></script>', '<div id="root"></div>');
  return serveTexts(
    {
      '/widget': [kinds.html, partner('/widget.js', '<section id="antd-widget"></section>')],
      '/partner': [
        kinds.html,
        partner('/embed/v1/loader.js', '<huiqi-app route="/cIGNALoan"></huiqi-app>'),
      ],
      '/partner-loan': [
        kinds.html,
        partner('/embed/v1/loan.js', '<huiqi-app route="/cIGNALoan"></huiqi-app>'),
      ],
      '/widget.js': [kinds.script, await bundle('widget')],
      '/loan': [kinds.html, list],
      '/list.js': [kinds.script, await bundle('listPage')],
    },
    api,
  );
}

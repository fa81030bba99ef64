import { readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { build } from 'vite';
import { fromRoot } from '../server/processes.js';

/** Pages in the order of the report. */
export const printers = ['ours', 'jsPdf', 'pdfMake', 'reactPdf'] as const;
export type PrinterName = (typeof printers)[number];

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.ttf': 'font/ttf',
};

/** The policy of the site, for our page alone: the peers load WebAssembly or addresses of data. */
const policy =
  "default-src 'self'; script-src 'self'; style-src 'self'; connect-src 'self'; object-src 'none'";

const html = (name: string) =>
  '<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>PDF</title>' +
  `<script type="module" src="/${name}.js"></script></head><body></body></html>`;

/** Builds a page for each printer and serves them with the fonts. */
export async function servePages() {
  const folder = join(tmpdir(), `huiqi-bench-pdf-${process.pid}`);
  const external = ['canvg', 'dompurify', 'html2canvas'];
  await build({
    configFile: false,
    root: fromRoot('bench'),
    mode: 'production',
    logLevel: 'error',
    worker: { format: 'es', rolldownOptions: { external } },
    build: {
      outDir: folder,
      assetsInlineLimit: 0,
      rolldownOptions: {
        external,
        preserveEntrySignatures: 'strict',
        input: Object.fromEntries(
          printers.map((name) => [
            name,
            fromRoot(`bench/src/pdf/pages/${name}.${name === 'reactPdf' ? 'tsx' : 'ts'}`),
          ]),
        ),
        output: { entryFileNames: '[name].js' },
      },
    },
  });
  const report = dirname(createRequire(import.meta.url).resolve('@huiqi/report/package.json'));
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    const name = printers.find((one) => path === `/${one}`);
    if (name) {
      const csp = name === 'ours' ? { 'content-security-policy': policy } : {};
      response.writeHead(200, { 'content-type': 'text/html', ...csp }).end(html(name));
      return;
    }
    try {
      const body = await readFile(join(path.startsWith('/fonts/') ? report : folder, path));
      response.writeHead(200, { 'content-type': types[extname(path)] ?? 'text/plain' }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

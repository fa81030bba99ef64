// A page for each framework, under the README's policy, with all widget files from the tarball; only the API is
// elsewhere.
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { bundle } from './bundle.mjs';
import { entries } from './entries.mjs';

const { HUIQI: api } = process.env;
const embed = 'node_modules/@huiqi/embed';
const { version } = JSON.parse(readFileSync(`${embed}/package.json`, 'utf8'));

const code = `
  import { loadHuiqi } from '@huiqi/embed';
  const huiqi = loadHuiqi({ apiBase: location.origin, version: '${version}' });
  const { show, stop } = window.start(document.querySelector('main'));
  window.show = (pageSize) => show({ huiqi, apiBase: '${api}', feature: 'loan-market', pageSize });
  window.stop = stop;
  window.show(6);
`;
const scripts = {};
for (const [name, entry] of Object.entries(entries))
  scripts[name] = await bundle({ ...entry, code: entry.code + code });

const page = (name) =>
  `<!doctype html><html lang="zh-CN"><title>${name}</title><main></main><script src="/scripts/${name}"></script></html>`;
const policy = `default-src 'none'; script-src 'self'; img-src ${api}; connect-src 'self' ${api}`;

createServer((request, response) => {
  void (async () => {
    const [, folder, rest = ''] = decodeURIComponent(request.url).split(/^\/(scripts|embed)?\/?/);
    const send = (type, body) => {
      response.setHeader('Content-Type', `${type}; charset=utf-8`);
      response.end(body);
    };
    if (folder === 'embed') send('text/javascript', await readFile(`${embed}/dist/${rest}`));
    else if (folder) send('text/javascript', scripts[rest]);
    else {
      response.setHeader('Content-Security-Policy', policy);
      send('text/html', page(rest));
    }
  })().catch(() => response.writeHead(404).end());
}).listen(4174, '127.0.0.1');

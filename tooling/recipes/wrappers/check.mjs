// The tarball's wrappers and loader in each framework: mounted once, changed in place, notified of events, removed; and
// the snippets of the playground's builder.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { bundle } from './bundle.mjs';
import { entries } from './entries.mjs';
import { checkSnippets } from './snippets.mjs';
import { until } from './until.mjs';

const embed = 'node_modules/@huiqi/embed';
const { version } = JSON.parse(readFileSync(`${embed}/package.json`, 'utf8'));
const loader = readFileSync(`${embed}/dist/${version}/loader.js`, 'utf8');

async function check(entry) {
  const { window } = new JSDOM('<!doctype html><div id="place"></div>', {
    runScripts: 'outside-only',
    pretendToBeVisual: true,
    url: 'https://partner.example/',
  });
  window.Huiqi = { q: [], base: 'https://partner.example/embed/loader.js' };
  window.eval(loader);
  window.eval(await bundle(entry));
  const { document, Huiqi: huiqi } = window;
  const widgets = () => document.querySelectorAll('huiqi-app');
  const place = document.querySelector('#place');
  const events = [];
  const mounted = [];
  const props = (pageSize) => ({
    huiqi,
    pageSize,
    scope: { bankIds: ['1'] },
    fetchToken: () => 'token',
    onEvent: (event) => events.push(event.type),
    onMount: (handle) => mounted.push(handle),
  });

  const page = window.start(place);
  page.show(props(6));
  await until('it is mounted', () => mounted.length > 0);
  assert.equal(widgets().length, 1);
  const [element] = widgets();
  const { fetchToken } = element;
  assert.equal(element.pageSize, 6);
  assert.equal(fetchToken({ reason: 'start' }), 'token');
  page.show(props(12));
  await until('a prop changes the option', () => element.pageSize === 12);
  assert.equal(element.fetchToken, fetchToken, 'a render asks for no new token');
  assert.equal(widgets().length, 1);
  // The widget's code is imported, which jsdom cannot do: the loader reports it, and the wrapper passes it on.
  await until('events are told', () => events.includes('huiqi-error'));
  page.stop();
  await until('it is removed', () => widgets().length === 0);
  assert.equal(mounted.length, 1);
  window.close();
}

for (const [name, entry] of Object.entries(entries)) {
  await check(entry).catch((error) => {
    throw new Error(`${name}: ${error.message}`, { cause: error });
  });
  console.log(`wrappers: ${name}`);
}
await checkSnippets(loader);
const { loadHuiqi } = await import('@huiqi/embed');
assert.equal(await loadHuiqi({ apiBase: 'https://huiqi.example' }), null);

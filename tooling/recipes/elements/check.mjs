// What the widget's README shows for hosts without a wrapper runs in a page: the element gets its properties, and its events
// arrive.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { JSDOM, VirtualConsole } from 'jsdom';
import { compile } from 'svelte/compiler';

const embed = 'node_modules/@huiqi/embed';
const { version } = JSON.parse(readFileSync(`${embed}/package.json`, 'utf8'));
const loader = readFileSync(`${embed}/dist/${version}/loader.js`, 'utf8');
const readme = readFileSync(`${embed}/README.md`, 'utf8');

/** The README's block in a language that contains the text. */
function snippetOf(language, text) {
  const blocks = [...readme.matchAll(/^```(\w+)\n([^]*?)^```$/gm)];
  const found = blocks.find(([, kind, code]) => kind === language && code.includes(text));
  assert.ok(found, `the README has no ${language} block with ${text}`);
  return found[2];
}

const pages = {
  Angular: {
    loader: 'ts',
    code: `import '@angular/compiler';
      ${snippetOf('typescript', '@angular/core')}
      import { provideZonelessChangeDetection } from '@angular/core';
      import { bootstrapApplication } from '@angular/platform-browser';
      void bootstrapApplication(Loans, { providers: [provideZonelessChangeDetection()] });`,
  },
  Svelte: {
    loader: 'js',
    code: `${compile(snippetOf('svelte', '<huiqi-app'), { generate: 'client', name: 'Loans' }).js.code}
      import { mount } from 'svelte';
      mount(Loans, { target: document.body });`,
  },
  'plain HTML': {
    loader: 'js',
    html: snippetOf('html', '<huiqi-app feature="loan-market"></huiqi-app>').replace(
      /<script src=.*?<\/script>\n/,
      '',
    ),
    code: '',
  },
};

async function bundle({ code, loader: kind }) {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: process.cwd(), loader: kind },
    tsconfigRaw: { compilerOptions: { experimentalDecorators: true } },
    conditions: ['browser'],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    logLevel: 'error',
  });
  return outputFiles[0].text;
}

async function until(what, isTrue) {
  for (let round = 0; round < 1_500; round += 1) {
    if (isTrue()) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`it never came to pass that ${what}`);
}

async function check(page) {
  const logged = [];
  const failures = [];
  const virtualConsole = new VirtualConsole();
  virtualConsole.on('log', (event) => logged.push(event.type));
  virtualConsole.on('jsdomError', (error) => failures.push(error));
  virtualConsole.on('error', (error) => failures.push(error));
  const { window } = new JSDOM('<!doctype html><body><app-loans></app-loans></body>', {
    virtualConsole,
    runScripts: 'outside-only',
    pretendToBeVisual: true,
    url: 'https://partner.example/',
  });
  const { document } = window;
  window.fetchTokenFromYourServer = async () => 'token';
  window.Huiqi = { q: [], base: 'https://partner.example/embed/loader.js' };
  window.eval(loader);
  const html = page.html ?? '';
  document.body.insertAdjacentHTML('beforeend', html);
  for (const [, script] of html.matchAll(/<script>([^]*?)<\/script>/g)) window.eval(script);
  window.eval(await bundle(page));
  const find = () => document.querySelector('huiqi-app');
  await until('the element is there', () => find() || failures.length > 0);
  assert.deepEqual(failures, []);
  const element = find();
  assert.equal(element.feature ?? element.getAttribute('feature'), 'loan-market');
  await until('it has its function', () => typeof element.fetchToken === 'function');
  assert.equal(await element.fetchToken({ reason: 'start' }), 'token');
  element.dispatchEvent(new window.CustomEvent('huiqi-order-submitted', { detail: {} }));
  assert.ok(logged.includes('huiqi-order-submitted'), 'the event arrives');
  window.close();
}

for (const [name, page] of Object.entries(pages)) {
  await check(page).catch((error) => {
    throw new Error(`${name}: ${error.message}`, { cause: error });
  });
  console.log(`elements: ${name}`);
}

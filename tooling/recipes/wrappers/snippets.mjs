// Runs the snippets of the playground's builder in a page: the widget gets the form's options.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { JSDOM, ResourceLoader, VirtualConsole } from 'jsdom';
import { bundle } from './bundle.mjs';
import { entries } from './entries.mjs';
import { until } from './until.mjs';

const require = createRequire(import.meta.url);
const url = 'https://partner.example/';

/** A page with what it logs and what goes wrong in it. */
function openPage(html, options) {
  const logged = [];
  const failures = [];
  const virtualConsole = new VirtualConsole();
  virtualConsole.on('log', (event) => logged.push(event.type));
  virtualConsole.on('jsdomError', (error) => failures.push(error));
  const { window } = new JSDOM(`<!doctype html>${html}`, {
    url,
    virtualConsole,
    pretendToBeVisual: true,
    ...options,
  });
  return { window, logged, failures };
}

/** A component of one file, compiled as a build does it. */
function vuePage({ vue }, compiler) {
  const { compileScript, parse } = require(compiler);
  const { descriptor, errors } = parse(vue);
  if (errors.length > 0) throw errors[0];
  const { content } = compileScript(descriptor, { id: 'snippet', inlineTemplate: true });
  return `import { createApp } from 'vue';
${content.replace('export default', 'const Snippet =')}
window.start = (place) => createApp(Snippet).mount(place);`;
}

const reactPage = ({ react }) => `import { createRoot } from 'react-dom/client';
${react}
window.start = (place) => createRoot(place).render(<Loans />);`;

const frameworks = {
  'React 18': reactPage,
  'React 19': reactPage,
  'Vue 3.3': (snippet) => vuePage(snippet, 'vue-3.3/compiler-sfc'),
  'Vue 3.5': (snippet) => vuePage(snippet, 'vue/compiler-sfc'),
};

function checkFunctions(element, { hostAddress }) {
  assert.equal(typeof element.fetchToken, 'function');
  const address = element.hostAddress?.('/a b') ?? '';
  assert.equal(address, hostAddress && `${hostAddress}%2Fa%20b`);
}

// Objects of a page have its own prototypes.
const plain = (value) => JSON.parse(JSON.stringify(value ?? null));

async function checkFramework(name, snippet, loader) {
  const page = openPage('<div id="place"></div>', { runScripts: 'outside-only' });
  const { window } = page;
  window.Huiqi = { q: [], base: `${url}embed/loader.js` };
  window.eval(loader);
  const { alias } = entries[name];
  window.eval(await bundle({ alias, code: frameworks[name](snippet) }));
  window.start(window.document.querySelector('#place'));
  const find = () => window.document.querySelector('huiqi-app');
  await until('it is mounted', () => find() || page.failures.length > 0);
  assert.deepEqual(page.failures, []);
  const element = find();
  const given = Object.keys(snippet.options).map((option) => [option, plain(element[option])]);
  assert.deepEqual(Object.fromEntries(given), snippet.options);
  checkFunctions(element, snippet);
  await until('events are logged', () => page.logged.includes('huiqi-error'));
  window.close();
}

const attributeOf = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** A plain page, with the loader from its address. */
async function checkHtml(snippet, loader) {
  const resources = new ResourceLoader();
  resources.fetch = (address) =>
    address === 'https://huiqi.example/embed/v1/loader.js' && Promise.resolve(Buffer.from(loader));
  const { window, failures } = openPage(snippet.html, { resources, runScripts: 'dangerously' });
  await until('it is loaded', () => window.document.readyState === 'complete');
  assert.deepEqual(failures, []);
  const element = window.document.querySelector('huiqi-app');
  const { observedAttributes } = window.customElements.get('huiqi-app');
  for (const [name, value] of Object.entries(snippet.options)) {
    if (typeof value === 'object') {
      assert.deepEqual(plain(element[name]), value);
      continue;
    }
    const attribute = attributeOf(name);
    assert.ok(observedAttributes.includes(attribute), `there is no attribute ${attribute}`);
    assert.equal(element.getAttribute(attribute), value === true ? '' : String(value));
  }
  checkFunctions(element, snippet);
  window.close();
}

/** Runs the snippets of each setting. */
export async function checkSnippets(loader) {
  for (const snippet of JSON.parse(readFileSync('snippets.json', 'utf8'))) {
    const named = (name) => (error) => {
      throw new Error(`${name}, ${snippet.name}: ${error.message}`, { cause: error });
    };
    await checkHtml(snippet, loader).catch(named('HTML of the builder'));
    for (const name of Object.keys(frameworks))
      await checkFramework(name, snippet, loader).catch(named(`${name} of the builder`));
  }
}

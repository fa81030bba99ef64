import type { WidgetOptions } from '@huiqi/embed';

const given = (options: WidgetOptions) =>
  Object.entries(options).filter(([, value]) => value !== null && value !== undefined);

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const escapeHtml = (text: string) =>
  text.replace(/[&<"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '"': '&quot;' })[sign] ?? sign);

// A literal inside a <script> must not end it.
const literal = (value: unknown, indent = 2) =>
  JSON.stringify(value, null, indent).replaceAll('<', '\\u003c');

/** The lines of a plain page: scalar options as attributes, the others as properties. */
export function htmlSnippet(origin: string, options: WidgetOptions): string {
  const entries = given(options);
  const attributes = entries
    .filter(([, value]) => typeof value !== 'object')
    .map(([name, value]) => ` ${kebab(name)}="${escapeHtml(String(value))}"`)
    .join('');
  const properties = entries
    .filter(([, value]) => typeof value === 'object')
    .map(([name, value]) => `  widget.${name} = ${literal(value, 0)};`);
  const lines = [
    `<huiqi-app${attributes}></huiqi-app>`,
    `<script src="${origin}/embed/v1/loader.js"></script>`,
    '<script>',
    "  const widget = document.querySelector('huiqi-app');",
    ...properties,
    '  widget.fetchToken = async ({ signal }) => {',
    "    const response = await fetch('/huiqi-token', { method: 'POST', signal });",
    '    return response.ok ? response.json() : null; // null: a visitor',
    '  };',
    "  widget.addEventListener('huiqi-order-submitted', ({ detail }) => console.log(detail));",
    '</script>',
  ];
  return lines.join('\n');
}

/** The same with the package, in any framework. */
export function moduleSnippet(origin: string, options: WidgetOptions): string {
  const object = literal(Object.fromEntries(given(options)));
  return `import { loadHuiqi } from '@huiqi/embed';

const huiqi = await loadHuiqi({ apiBase: '${origin}' });
const widget = huiqi?.mount('#loans', {
  ...${object.replaceAll('\n', '\n  ')},
  fetchToken: async ({ signal }) => {
    const response = await fetch('/huiqi-token', { method: 'POST', signal });
    return response.ok ? response.json() : null; // null: a visitor
  },
});
widget?.on('huiqi-order-submitted', ({ detail }) => console.log(detail));`;
}

/** The same in React. */
export function reactSnippet(origin: string, options: WidgetOptions): string {
  const props = given(options)
    .map(([name, value]) =>
      typeof value === 'string' && !/["<>{}\\]/.test(value)
        ? `    ${name}="${value}"`
        : `    ${name}={${literal(value, 0)}}`,
    )
    .join('\n');
  return `import { loadHuiqi } from '@huiqi/embed';
import { HuiqiWidget } from '@huiqi/embed/react';

const huiqi = loadHuiqi({ apiBase: '${origin}' });

export const Loans = () => (
  <HuiqiWidget
    huiqi={huiqi}
${props}
    fetchToken={async ({ signal }) => {
      const response = await fetch('/huiqi-token', { method: 'POST', signal });
      return response.ok ? response.json() : null; // null: a visitor
    }}
    onEvent={(event) => console.log(event)}
  />
);`;
}

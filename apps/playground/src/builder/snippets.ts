import type { WidgetOptions } from '@huiqi/embed';

/** What a snippet is made of; `hostAddress` is what the partner's addresses begin with, empty without them. */
export interface SnippetInput {
  readonly origin: string;
  readonly options: WidgetOptions;
  readonly hostAddress: string;
}

const given = (options: WidgetOptions) =>
  Object.entries(options).filter(
    ([, value]) => value !== null && value !== undefined && typeof value !== 'function',
  );

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const escapeHtml = (text: string) =>
  text.replace(/[&<"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '"': '&quot;' })[sign] ?? sign);

// A literal inside a <script> must not end it.
const literal = (value: unknown, indent = 2) =>
  JSON.stringify(value, null, indent).replaceAll('<', '\\u003c');

const addressFunction = (start: string) =>
  `(route) => ${literal(start)} + encodeURIComponent(route)`;

/** The given options as an object, without its end: functions follow. */
const openObject = (options: WidgetOptions, indent: string) =>
  given(options)
    .map(([name, value]) => `${indent}${name}: ${literal(value).replaceAll('\n', `\n${indent}`)},`)
    .join('\n');

const fetchToken = (indent: string) =>
  [
    'async ({ signal }) => {',
    "  const response = await fetch('/huiqi-token', { method: 'POST', signal });",
    '  return response.ok ? response.json() : null; // null: a visitor',
    '}',
  ].join(`\n${indent}`);

/** Lines of an object that has functions: the address, if there is one, and the token. */
const functions = (hostAddress: string, indent: string) =>
  [
    ...(hostAddress ? [`${indent}hostAddress: ${addressFunction(hostAddress)},`] : []),
    `${indent}fetchToken: ${fetchToken(indent)},`,
  ].join('\n');

/** The lines of a plain page: scalar options as attributes, the others as properties. */
export function htmlSnippet({ origin, options, hostAddress }: SnippetInput): string {
  const entries = given(options);
  const attributes = entries
    .filter(([, value]) => typeof value !== 'object')
    .map(([name, value]) =>
      value === true ? ` ${kebab(name)}` : ` ${kebab(name)}="${escapeHtml(String(value))}"`,
    )
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
    ...(hostAddress ? [`  widget.hostAddress = ${addressFunction(hostAddress)};`] : []),
    `  widget.fetchToken = ${fetchToken('  ')};`,
    "  widget.addEventListener('huiqi-order-submitted', ({ detail }) => console.log(detail));",
    '</script>',
  ];
  return lines.join('\n');
}

/** The same with the package, in any framework. */
export function moduleSnippet({ origin, options, hostAddress }: SnippetInput): string {
  return `import { loadHuiqi } from '@huiqi/embed';

const huiqi = await loadHuiqi({ apiBase: '${origin}' });
const widget = huiqi?.mount('#loans', {
${openObject(options, '  ')}
${functions(hostAddress, '  ')}
});
widget?.on('huiqi-order-submitted', ({ detail }) => console.log(detail));`;
}

/** The same in React. */
export function reactSnippet({ origin, options, hostAddress }: SnippetInput): string {
  const props = given(options).map(([name, value]) =>
    typeof value === 'string' && !/["<>{}\\&]/.test(value)
      ? `    ${name}="${value}"`
      : `    ${name}={${literal(value, 0)}}`,
  );
  if (hostAddress) props.push(`    hostAddress={${addressFunction(hostAddress)}}`);
  return `import { loadHuiqi } from '@huiqi/embed';
import { HuiqiWidget } from '@huiqi/embed/react';

const huiqi = loadHuiqi({ apiBase: '${origin}' });

export const Loans = () => (
  <HuiqiWidget
    huiqi={huiqi}
${props.join('\n')}
    fetchToken={${fetchToken('    ')}}
    onEvent={(event) => console.log(event)}
  />
);`;
}

/** The same in Vue, as a component of one file. */
export function vueSnippet({ origin, options, hostAddress }: SnippetInput): string {
  return `<script setup>
import { loadHuiqi } from '@huiqi/embed';
import { HuiqiWidget } from '@huiqi/embed/vue';

const huiqi = loadHuiqi({ apiBase: '${origin}' });
const options = {
${openObject(options, '  ')}
${functions(hostAddress, '  ')}
  onEvent: (event) => console.log(event),
};
</script>

<template>
  <HuiqiWidget :huiqi="huiqi" v-bind="options" />
</template>`;
}

import { afterEach, expect, test, vi } from 'vitest';
import { buildNodes } from './buildNodes.js';
import type { DrawnNode } from './FirstScreen.js';

/** The document methods that the builder may use: any other fails. */
class Built {
  readonly children: unknown[] = [];
  readonly attributes: Record<string, string> = {};
  constructor(
    readonly name: string,
    readonly namespace = '',
  ) {}
  append(...children: unknown[]) {
    this.children.push(...children);
  }
  setAttribute(name: string, value: string) {
    this.attributes[name] = value;
  }
}

vi.stubGlobal('document', {
  createComment: () => new Built('!'),
  createElementNS: (namespace: string, name: string) => new Built(name, namespace),
});
afterEach(() => vi.restoreAllMocks());

const begin = (...nodes: DrawnNode[]) => {
  const box = new Built('div');
  const parts = buildNodes(box as unknown as Element, nodes, 'https://huiqi.example');
  return { box, parts };
};
const build = (...nodes: DrawnNode[]) => {
  const { box, parts } = begin(...nodes);
  for (const _part of parts);
  return box.children as Built[];
};

test('elements, texts and pictures of ours are built, those of svg in its namespace', () => {
  const [link] = build([
    'a',
    { href: '#/cIGNAProductDetail/1', class: 'x' },
    ['img', { src: '/assets/banks/ccb.png' }],
    ['svg', { viewBox: '0 0 1 1' }, ['path', { d: 'M0 0' }]],
    '查看',
    ['!', {}],
    '详情',
  ]);
  expect(link).toMatchObject({ name: 'a', attributes: { href: '#/cIGNAProductDetail/1' } });
  const [picture, icon, ...texts] = (link as Built).children as Built[];
  expect(picture?.attributes['src']).toBe('https://huiqi.example/assets/banks/ccb.png');
  expect(icon?.namespace).toBe('http://www.w3.org/2000/svg');
  expect(((icon as Built).children as Built[])[0]?.namespace).toBe('http://www.w3.org/2000/svg');
  expect(texts).toEqual(['查看', new Built('!'), '详情']);
});

test('the title, a form and each item of a list stand in the box, whole, before what follows them', () => {
  const { box, parts } = begin(
    ['h1', {}, '贷款产品'],
    ['form', {}, ['input', {}]],
    ['ul', {}, ['li', {}, '建行'], ['li', {}, '工行']],
    ['nav', {}],
  );
  const outline = (node: unknown): string =>
    node instanceof Built ? `${node.name}(${node.children.map(outline).join(' ')})` : String(node);
  const seen: string[] = [];
  for (const _part of parts) seen.push(outline(box));
  seen.push(outline(box));
  expect(seen).toEqual([
    'div(h1(贷款产品))',
    'div(h1(贷款产品) form(input()))',
    'div(h1(贷款产品) form(input()) ul(li(建行)))',
    'div(h1(贷款产品) form(input()) ul(li(建行) li(工行)))',
    'div(h1(贷款产品) form(input()) ul(li(建行) li(工行)) nav())',
  ]);
});

test.each<[string, DrawnNode]>([
  ['a script', ['script', {}, 'alert(1)']],
  ['a frame', ['iframe', { src: 'https://evil.example' }]],
  ['a style element', ['style', {}, '*{}']],
  ['a script deep in svg', ['div', {}, ['svg', {}, ['script', {}]]]],
  ['a handler', ['img', { onerror: 'alert(1)' }]],
  ['a handler in capitals', ['button', { ONCLICK: 'alert(1)' }]],
  ['a style', ['p', { style: 'position:fixed' }]],
  ['a form that is sent elsewhere', ['button', { formaction: 'https://evil.example' }]],
  ['markup', ['div', { srcdoc: '<script>' }]],
  ['a script as address', ['a', { href: 'javascript:alert(1)' }]],
  ['the same with a space', ['a', { href: ' javascript:alert(1)' }]],
  ['an address of the page', ['a', { href: '/logout' }]],
  ['a picture without a name', ['img', { src: '//evil.example/x.png' }]],
  ['a picture by script', ['img', { src: 'javascript:alert(1)' }]],
])('refuses %s', (_what, node) => {
  expect(() => build(node)).toThrow(/^no (?:element|attribute|address|picture) to draw/);
});

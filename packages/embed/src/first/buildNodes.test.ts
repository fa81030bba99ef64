import { afterEach, expect, test, vi } from 'vitest';
import { buildNodes } from './buildNodes.js';
import type { DrawnNode } from './FirstScreen.js';

/** What the builder may use of a document: anything else fails. */
class Built {
  readonly children: unknown[] = [];
  readonly attributes: Record<string, string> = {};
  constructor(
    readonly name: string,
    readonly namespace = '',
  ) {}
  append(...children: unknown[]) {
    for (const child of children)
      this.children.push(...(child instanceof Built && !child.name ? child.children : [child]));
  }
  setAttribute(name: string, value: string) {
    this.attributes[name] = value;
  }
}

vi.stubGlobal('document', {
  createDocumentFragment: () => new Built(''),
  createTextNode: (text: string) => text,
  createComment: () => new Built('!'),
  createElementNS: (namespace: string, name: string) => new Built(name, namespace),
});
afterEach(() => vi.restoreAllMocks());

const build = (...nodes: DrawnNode[]) =>
  (buildNodes(nodes, 'https://huiqi.example') as unknown as Built).children as Built[];

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

import type { DrawnNode } from './FirstScreen.js';

const namespace = { html: 'http://www.w3.org/1999/xhtml', svg: 'http://www.w3.org/2000/svg' };

const tags = new Set(
  (
    'a article button dd div dl dt em fieldset footer form h1 h2 h3 h4 header img input label legend li nav ol optgroup ' +
    'option output p section select small span strong time ul circle ellipse g line path polygon polyline rect svg'
  ).split(' '),
);
const attributes =
  /^(?:aria-[a-z]+|alt|autocomplete|checked|class|cx|cy|d|decoding|disabled|fill|fill-rule|clip-rule|focusable|for|form|height|hidden|href|id|inputmode|lang|loading|max|maxlength|min|name|opacity|placeholder|points|r|readonly|rel|role|rx|ry|selected|src|stroke|stroke-dasharray|stroke-linecap|stroke-linejoin|stroke-width|tabindex|target|title|transform|type|value|viewbox|width|x|x1|x2|y|y1|y2)$/;

/** A screen of the widget, or a bank's own page. */
const address = /^(?:#\/|https:\/\/)/;
/** A picture of ours, or one that is in the address. */
const picture = /^(?:\/(?![/\\])|https:\/\/|data:image\/)/;

function valueOf(name: string, value: string, origin: string): string {
  if (name === 'href' && !address.test(value)) throw new Error(`no address to draw: ${value}`);
  if (name !== 'src') return value;
  if (!picture.test(value)) throw new Error(`no picture to draw: ${value}`);
  return value.startsWith('/') ? origin + value : value;
}

/** Parts that may be painted before the following ones. */
const parts = new Set(['h1', 'form', 'li']);

/**
 * Builds nodes without markup, as Trusted Types want it, and in the order of a parser: into `place`, each before its children.
 * Yields at the end of each part that may be painted by itself. Throws at a tag, attribute or address that no screen is drawn
 * with: script, handlers of events, styles.
 */
export function* buildNodes(
  place: Element,
  nodes: readonly DrawnNode[],
  origin: string,
  isSvg = false,
): Generator<undefined, void> {
  for (const node of nodes) {
    if (typeof node === 'string') {
      place.append(node);
      continue;
    }
    const [tag, given, ...children] = node;
    if (tag === '!') {
      place.append(document.createComment(''));
      continue;
    }
    const isOfSvg = isSvg || tag === 'svg';
    const element = createElement(tag, given, origin, isOfSvg);
    place.append(element);
    yield* buildNodes(element, children, origin, isOfSvg);
    if (parts.has(tag)) yield;
  }
}
function createElement(
  tag: string,
  given: Readonly<Record<string, string>>,
  origin: string,
  isOfSvg: boolean,
): Element {
  if (!tags.has(tag)) throw new Error(`no element to draw: ${tag}`);
  const element = document.createElementNS(isOfSvg ? namespace.svg : namespace.html, tag);
  for (const name of Object.keys(given)) {
    const known = name.toLowerCase();
    if (!attributes.test(known)) throw new Error(`no attribute to draw: ${name}`);
    element.setAttribute(name, valueOf(known, String(given[name]), origin));
  }
  return element;
}

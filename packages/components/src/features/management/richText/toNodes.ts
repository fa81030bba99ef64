import { parseRichText, type RichNode } from '../../../patterns/RichText/parseRichText.js';

function toNode(node: RichNode, document: Document): Node {
  if (typeof node === 'string') return document.createTextNode(node);
  const element = document.createElement(node.name);
  if (node.link) element.setAttribute('href', node.link.href);
  if (node.start !== undefined) element.setAttribute('start', String(node.start));
  if (node.colSpan !== undefined) element.setAttribute('colspan', String(node.colSpan));
  if (node.rowSpan !== undefined) element.setAttribute('rowspan', String(node.rowSpan));
  element.append(...node.children.map((child) => toNode(child, document)));
  return element;
}

/**
 * Nodes for editing HTML, of the elements that are shown. Built one by one: a policy of Trusted Types allows no markup,
 * and pasted markup is not trusted.
 */
export const toNodes = (html: string, document: Document): Node[] =>
  parseRichText(html.replace(/<(\/?)div\b/gi, '<$1p')).map((node) => toNode(node, document));

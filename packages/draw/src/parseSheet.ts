import postcss, { AtRule, list, Rule, type ChildNode } from 'postcss';
import type { SheetRule } from './usedRules.js';

/** Nothing that is seen before the whole stylesheet is there. */
const later = /^media print\b|^page\b|:(?:hover|active|focus-visible|focus)\b/;

/** Classes that must stand in the page for a selector to apply. */
const classesOf = (selector: string) =>
  [...selector.replace(/\([^()]*\)/g, '').matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);

function toRules(node: ChildNode): SheetRule[] {
  if (node instanceof Rule) {
    const kept = list.comma(node.selector).filter((selector) => !later.test(selector));
    const body = `{${node.nodes.join(';')}}`;
    const selectors = kept.map((text) => ({ text, classes: classesOf(text) }));
    return kept.length > 0 ? [{ selectors, body }] : [];
  }
  if (!(node instanceof AtRule)) return [];
  const { name, params } = node;
  if (name === 'keyframes') return [{ animation: params, text: String(node) }];
  if (later.test(`${name} ${params}`)) return [];
  if (!['media', 'supports', 'container', 'layer'].includes(name) || !node.nodes)
    return [{ text: `${String(node)}${node.nodes ? '' : ';'}` }];
  return [{ group: `@${name} ${params}`, rules: node.nodes.flatMap(toRules) }];
}

/** The rules of a stylesheet that may count for a first paint: without print and what the pointer does. */
export const parseSheet = (css: string): SheetRule[] => postcss.parse(css).nodes.flatMap(toRules);

import type { DrawnNode } from './FirstScreen.js';

function addClasses(nodes: readonly DrawnNode[], found: Set<string>): Set<string> {
  for (const node of nodes) {
    if (typeof node === 'string') continue;
    const [, attributes, ...children] = node;
    for (const name of attributes['class']?.split(' ') ?? []) found.add(name);
    addClasses(children, found);
  }
  return found;
}

const classes = (text: string) =>
  [...text.matchAll(/\.(-?[_a-z][\w-]*)/gi)].map(([, name = '']) => name);

/** The rules that name a class of the nodes, or none at all; of at-rules those that hold such a rule, whole. */
export function usedRules(rules: readonly string[], nodes: readonly DrawnNode[]): string {
  const there = addClasses(nodes, new Set());
  const isUsed = (rule: string) => {
    const selectors = rule.startsWith('@')
      ? [...rule.matchAll(/[{}]([^{}]+)\{/g)].map(([, selector = '']) => selector)
      : [rule.slice(0, rule.indexOf('{'))];
    const named = selectors.flatMap(classes);
    return named.length === 0 || named.some((name) => there.has(name));
  };
  return rules.filter(isUsed).join('');
}

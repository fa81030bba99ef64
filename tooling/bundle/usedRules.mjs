import { rulesOf } from './cssRules.mjs';

/** Rules around others, whose content is filtered like the sheet itself. */
const grouping = /^@(?:media|supports|container|layer)\b/;
/** Not seen before the whole sheet is there. */
const later = /^@(?:media print|page)\b|:(?:hover|active|focus-visible|focus)\b/;

/** @param {string} selectors */
function splitSelectors(selectors) {
  const parts = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < selectors.length; at += 1) {
    const sign = selectors[at];
    if (sign === '(' || sign === '[') depth += 1;
    else if (sign === ')' || sign === ']') depth -= 1;
    else if (sign === ',' && depth === 0) {
      parts.push(selectors.slice(start, at));
      start = at + 1;
    }
  }
  return [...parts, selectors.slice(start)];
}

/** Classes that must stand in the page for a selector to apply. @param {string} selector */
const classesOf = (selector) =>
  [...selector.replace(/\([^()]*\)/g, '').matchAll(/\.([\w-]+)/g)].map(([, name]) => name);

/** @param {string} rule */
function parse(rule) {
  const open = rule.indexOf('{');
  const head = rule.slice(0, open < 0 ? undefined : open).trim();
  if (open >= 0 && grouping.test(head))
    return { head, inner: later.test(head) ? [] : rulesOf(rule.slice(open + 1, -1)).map(parse) };
  if (open < 0 || head.startsWith('@')) return { whole: rule, head };
  const selectors = splitSelectors(head)
    .filter((selector) => !later.test(selector))
    .map((selector) => ({ selector, classes: classesOf(selector) }));
  return { selectors, body: rule.slice(open), head };
}

/** @param {ReturnType<typeof parse>} rule @param {ReadonlySet<string>} present @returns {string} */
function usedOf({ head, inner, selectors, body = '', whole = '' }, present) {
  if (inner) {
    const text = inner.map((one) => usedOf(one, present)).join('');
    return text && `${head}{${text}}`;
  }
  if (!selectors) return whole;
  const used = selectors.filter(({ classes }) => classes.every((name) => present.has(name)));
  return used.length > 0 ? used.map(({ selector }) => selector).join() + body : '';
}

/**
 * Returns a function from markup to the rules of a stylesheet that it needs for its first paint, in their order: those
 * whose classes stand in it, without print and what the pointer does.
 *
 * @param {string} css
 * @returns {(markup: string) => string}
 */
export function usedRules(css) {
  const rules = rulesOf(css).map(parse);
  return (markup) => {
    const present = new Set(
      [...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => names.split(' ')),
    );
    const text = rules
      .filter(({ head }) => !head.startsWith('@keyframes'))
      .map((rule) => usedOf(rule, present))
      .join('');
    return (
      text +
      rules
        .filter(({ head }) => head.startsWith('@keyframes') && text.includes(head.slice(11)))
        .map(({ whole }) => whole)
        .join('')
    );
  };
}

import postcss from 'postcss';

/** Physical sides of logical offsets, which came with Chromium 87: every root has `direction: ltr`. */
const sides = {
  inset: ['top', 'right', 'bottom', 'left'],
  'inset-block': ['top', 'bottom'],
  'inset-inline': ['left', 'right'],
  'inset-block-start': ['top'],
  'inset-block-end': ['bottom'],
  'inset-inline-start': ['left'],
  'inset-inline-end': ['right'],
  'border-start-start-radius': ['border-top-left-radius'],
  'border-start-end-radius': ['border-top-right-radius'],
  'border-end-start-radius': ['border-bottom-left-radius'],
  'border-end-end-radius': ['border-bottom-right-radius'],
};
/** Shorthands of logical sides, which came with Chromium 87 as well; their halves are older. */
const halves = /^(margin|padding|border)-(block|inline)$/;

const { space, comma } = postcss.list;

/** The values of the sides of a shorthand: one to four are written. */
function valuesOf(value, { length }) {
  const written = space(value);
  return Array.from({ length }, (_, at) => written[at] ?? written[at - 2] ?? written[0]);
}

function endOf(text, start) {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error(`unbalanced parentheses: ${text}`);
}

/** The selectors that a selector with `:is()` or `:where()` stands for. */
function expandLists(selector) {
  // The reset has no specificity; without `:where()` its elements have the least there is.
  const found = /:(?:is|where)\(/.exec(selector);
  if (!found) return [selector];
  const open = found.index + found[0].length - 1;
  const close = endOf(selector, open);
  const [before, after] = [selector.slice(0, found.index), selector.slice(close + 1)];
  return comma(selector.slice(open + 1, close)).flatMap((one) => expandLists(before + one + after));
}

/** `(width<=600px)` and `(max-width: 600px)` as browsers before range syntax read them. */
const plainRange = (condition) =>
  condition
    .replace(/\(width<=([^)]*)\)/g, '(max-width:$1)')
    .replace(/\(width>=([^)]*)\)/g, '(min-width:$1)');

/**
 * A stylesheet for browsers between the floor and container queries, which they load after the one it is made of: regions
 * narrow with the window instead of their container, and what has no counterpart is left out.
 */
export function olderSheet(css) {
  const root = postcss.parse(css);
  root.walkAtRules('container', (rule) => {
    rule.name = 'media';
    rule.params = `screen and ${plainRange(rule.params.replace(/^[\w-]+\s+(?=\()/, ''))}`;
  });
  root.walkRules((rule) => {
    if (rule.parent.name === 'keyframes') return;
    const reset = rule.selector.replace(/:where\(\.[\w-]+\) (?=:where\()/g, '');
    const selectors = comma(reset).flatMap(expandLists);
    const known = selectors.filter((one) => !/:has\(/.test(one));
    if (known.length === 0) rule.remove();
    else rule.selector = known.join(',');
  });
  root.walkDecls((declaration) => {
    const { prop, value, important } = declaration;
    const half = halves.exec(prop);
    const names = sides[prop] ?? (half && [`${prop}-start`, `${prop}-end`]);
    if (names) {
      const values = prop.startsWith('border') ? [value, value] : valuesOf(value, names);
      declaration.replaceWith(
        ...names.map((name, at) => ({
          prop: name,
          value: values[at],
          important,
          raws: { between: ':' },
        })),
      );
    }
  });
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  return root.toString();
}

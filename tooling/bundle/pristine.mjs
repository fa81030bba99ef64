const replaced = /\b(?:reduce|entries|stringify)\s*\(/;

/** Calls `visit` with every node of a syntax tree. */
function walk(node, visit) {
  if (Array.isArray(node)) for (const one of node) walk(one, visit);
  else if (node && typeof node.type === 'string') {
    visit(node);
    for (const value of Object.values(node)) if (typeof value === 'object') walk(value, visit);
  }
}

/** The replacement of a call, or undefined: `list.reduce(f)` → `reduce(list, f)`, `JSON.stringify(a)` → `stringify(a)`. */
function replacementOf({ type, callee, optional }) {
  if (type !== 'CallExpression' || optional || callee.type !== 'MemberExpression') return undefined;
  const { object, property, computed } = callee;
  if (computed || callee.optional || object.type === 'Super') return undefined;
  const isGlobal = (name) => object.type === 'Identifier' && object.name === name;
  if (property.name === 'stringify') return isGlobal('JSON') ? 'stringify' : undefined;
  if (property.name === 'reduce') return 'reduce';
  return property.name === 'entries' && !isGlobal('Object') ? 'entries' : undefined;
}

/** Source with the calls replaced, or null if there are none. `parse` returns the tree of ESTree. */
export function withPristineCalls(code, parse, from) {
  if (!replaced.test(code)) return null;
  const edits = [];
  const names = new Set();
  walk(parse(code), (node) => {
    const name = replacementOf(node);
    if (!name) return;
    names.add(name);
    // The callee begins before, and the dot stands after, parentheses around the object.
    const { start, end, property } = node.callee;
    const open = code.indexOf('(', end) + 1;
    if (name === 'stringify') {
      edits.push([start, open, '$pristine_stringify(']);
      return;
    }
    const separator = node.arguments.length > 0 ? ', ' : '';
    const dot = code.lastIndexOf('.', property.start);
    edits.push([start, start, `$pristine_${name}(`], [dot, open, separator]);
  });
  if (edits.length === 0) return null;
  // From the end; of two at one place the outer call, found first, is written last and so comes first.
  const ordered = edits.toReversed().sort(([one], [other]) => other - one);
  const text = ordered.reduce(
    (all, [start, end, put]) => all.slice(0, start) + put + all.slice(end),
    code,
  );
  const list = [...names].map((name) => `${name} as $pristine_${name}`).join(', ');
  return `${text}\nimport { ${list} } from ${JSON.stringify(from)};\n`;
}

/**
 * A plugin of Vite that makes a build independent of built-ins which the surrounding page may have replaced: calls of them
 * become calls of the functions that the module `from` exports.
 *
 * @param {string} from
 * @returns {import('vite').Plugin}
 */
export function pristine(from) {
  return {
    name: 'huiqi-pristine',
    enforce: 'post',
    transform(code, id) {
      if (id.startsWith(from) || !/\.[cm]?[jt]sx?(?:\?|$)/.test(id)) return null;
      const text = withPristineCalls(code, (source) => this.parse(source), from);
      return text === null ? null : { code: text, map: null };
    },
  };
}

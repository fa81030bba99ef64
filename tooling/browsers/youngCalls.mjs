import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import ts from 'typescript';
import { isAtFloor } from './isAtFloor.mjs';
import { youngSyntax } from './youngSyntax.mjs';

const { builtins } = bcd.javascript;

/** What global objects are called, and of which interface they are. */
const interfaces = {
  crypto: 'Crypto',
  document: 'Document',
  globalThis: 'Window',
  history: 'History',
  location: 'Location',
  navigator: 'Navigator',
  performance: 'Performance',
  self: 'Window',
  window: 'Window',
};

const isYoung = (record) => record?.__compat !== undefined && !isAtFloor(record.__compat);
const globalRecord = (name) => bcd.api[name] ?? builtins[name];

/** Names of methods that all types which have them got after the floor. */
function youngMethodsOf(records) {
  const byName = new Map();
  for (const record of records)
    for (const [name, { __compat: compat }] of Object.entries(record))
      if (/^[a-z]\w*$/i.test(name) && compat && !compat.status?.experimental)
        byName.set(name, (byName.get(name) ?? true) && !isAtFloor(compat));
  return [...byName].filter(([, young]) => young).map(([name]) => name);
}
/** Types whose methods are called on objects that a name does not tell. */
const common = ['Element', 'HTMLElement', 'HTMLFormElement', 'HTMLInputElement', 'Node', 'Range'];
const oldNames = new Set(
  Object.values(builtins).flatMap((record) =>
    Object.keys(record).filter((name) => record[name].__compat && isAtFloor(record[name].__compat)),
  ),
);
const youngMethods = new Set([
  ...youngMethodsOf(Object.values(builtins)),
  ...youngMethodsOf(common.map((name) => bcd.api[name])).filter((name) => !oldNames.has(name)),
]);

/** The name of a property access that browsers of the floor may not have, or undefined. */
function youngAccess({ expression, name: { text } }, isCalled) {
  if (ts.isIdentifier(expression)) {
    const { text: owner } = expression;
    const type = interfaces[owner];
    const record = type
      ? (bcd.api[type]?.[text] ?? (type === 'Window' ? globalRecord(text) : undefined))
      : (builtins[owner]?.[text] ?? bcd.api[owner]?.[`${text}_static`]);
    if (record) return isYoung(record) ? `${owner}.${text}` : undefined;
  }
  return isCalled && youngMethods.has(text) ? `.${text}()` : undefined;
}

/** Whether a file asks for a member, or a global, before it uses it; or has its own of this name. */
export function asksFor(text, name) {
  const word = name.replace(/^.*\.|\(\)$/g, '');
  return new RegExp(
    `typeof [^;]{0,40}\\b${word}\\b|["']${word}["'] in |\\b${word}(?:\\?\\.| \\?\\? )|![\\w.]+\\.${word}\\b|(?:function|const|let|var|class) ${word}\\b|^\\s*(?:async )?${word}\\(.*\\) \\{$`,
    'm',
  ).test(text);
}

/** What a script uses that browsers of the floor may not have and that it does not ask for first. Sorted names. */
export function youngCalls(text) {
  const file = ts.createSourceFile('script.js', text, ts.ScriptTarget.Latest, true);
  const found = new Set();
  const visit = (node) => {
    ts.forEachChild(node, visit);
    for (const name of youngSyntax(node)) found.add(name);
    const isCallee =
      (ts.isCallExpression(node.parent ?? node) || ts.isNewExpression(node.parent ?? node)) &&
      node.parent.expression === node;
    if (ts.isPropertyAccessExpression(node)) {
      const name = youngAccess(node, isCallee);
      if (name) found.add(name);
    } else if (ts.isIdentifier(node) && isCallee && isYoung(globalRecord(node.text))) {
      found.add(node.text);
    }
  };
  visit(file);
  return [...found].filter((name) => !asksFor(text, name)).sort();
}

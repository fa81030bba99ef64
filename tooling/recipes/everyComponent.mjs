// Every component that hosts can import, each with the least props that its type requires, as the text of a module.
import ts from 'typescript';
import { readPublicModules } from '../api/publicModules.mjs';

/** Types that are no plain data, by name. */
const known = {
  AbortSignal: 'new AbortController().signal',
  Blob: "new Blob(['1'])",
  ComponentType: '() => null',
  Date: 'new Date(0)',
  Element: "createElement('i')",
  Error: "new Error('1')",
  File: "new File(['1'], '1.png', { type: 'image/png' })",
  HuiqiClient: 'client()',
  HTMLElement: 'document.body',
  Map: 'new Map()',
  Promise: 'Promise.resolve()',
  ReactElement: "createElement('i')",
  ReactNode: "'1'",
  ReadonlyMap: 'new Map()',
  ReadonlySet: 'new Set()',
  RefObject: '{ current: null }',
  Set: 'new Set()',
  URLSearchParams: 'new URLSearchParams()',
};
const deepest = 10;
/** Names of fields that hold a day or a time as text. */
const isDay = /(?:date|time)$/i;

const is = (type, flags) => (type.flags & flags) !== 0;

function ofObject(checker, type, depth) {
  if (checker.isTupleType(type))
    return `[${checker
      .getTypeArguments(type)
      .map((one) => sampleOf(checker, one, depth))
      .join(', ')}]`;
  if (checker.isArrayType(type))
    return `[${sampleOf(checker, checker.getTypeArguments(type)[0], depth)}]`;
  const [call] = type.getCallSignatures();
  if (call) return `() => (${sampleOf(checker, checker.getReturnTypeOfSignature(call), depth)})`;
  const required = checker
    .getPropertiesOfType(type)
    .filter((property) => !(property.flags & ts.SymbolFlags.Optional))
    .map((property) => [property.name, checker.getTypeOfSymbol(property)]);
  const lines = required.map(([name, own]) => {
    const sample = sampleOf(checker, own, depth);
    return `${JSON.stringify(name)}: ${sample === "'1'" && isDay.test(name) ? "'2026-01-01'" : sample}`;
  });
  return `{ ${lines.join(', ')} }`;
}

/** A value of a type as code: the first that is not null or undefined, without what is optional. */
function sampleOf(checker, type, above) {
  const depth = above + 1;
  const name = type.aliasSymbol?.name ?? type.symbol?.name;
  if (Object.hasOwn(known, name ?? '')) return known[name];
  if (depth > deepest) return 'undefined';
  if (type.isStringLiteral() || type.isNumberLiteral()) return JSON.stringify(type.value);
  if (is(type, ts.TypeFlags.StringLike)) return "'1'";
  if (is(type, ts.TypeFlags.NumberLike)) return '1';
  if (is(type, ts.TypeFlags.BooleanLike)) return 'true';
  if (is(type, ts.TypeFlags.Null)) return 'null';
  if (type.isUnion()) {
    const first = type.types.find((one) => !is(one, ts.TypeFlags.Null | ts.TypeFlags.Undefined));
    return sampleOf(checker, first ?? type.types[0], depth);
  }
  // A text with a name of its own, such as an amount.
  if (type.isIntersection() && type.types.some((one) => is(one, ts.TypeFlags.StringLike)))
    return "'1'";
  if (is(type, ts.TypeFlags.TypeParameter)) {
    const limit = checker.getBaseConstraintOfType(type);
    return limit && limit !== type ? sampleOf(checker, limit, depth) : '{}';
  }
  if (is(type, ts.TypeFlags.Object | ts.TypeFlags.Intersection))
    return ofObject(checker, type, depth);
  return 'undefined';
}

const isNamedAsComponent = (name) => /^[A-Z]\w*[a-z]/.test(name);

/** The props of what an entry exports, or undefined if it is no component. */
function propsOf(checker, { name, symbol }) {
  if (!isNamedAsComponent(name) || !(symbol.flags & ts.SymbolFlags.Value)) return undefined;
  const type = checker.getTypeOfSymbol(symbol);
  const [call] = type.getCallSignatures();
  if (!call || type.symbol?.name === 'Context') return undefined;
  const [props] = call.parameters;
  return props ? sampleOf(checker, checker.getTypeOfSymbol(props), 0) : '{}';
}

/** Resolves with the text of a module that exports `everyComponent`, in the order of the packages' entries. */
export function everyComponent() {
  const { checker, packages } = readPublicModules(['components']);
  const seen = new Set();
  const lines = packages.flatMap(({ name: folder, modules }) =>
    modules.flatMap(({ subpath, exports }) => {
      const from = `@huiqi/${folder}${subpath.slice('.'.length)}`;
      return exports.flatMap((one) => {
        const props = propsOf(checker, one);
        if (props === undefined || seen.has(one.symbol)) return [];
        seen.add(one.symbol);
        return [
          `  { name: '${one.name} of ${from}', load: async () => (await import('${from}')).${one.name}, props: () => (${props}) },`,
        ];
      });
    }),
  );
  return `import { createElement } from 'react';
import { createMockClient as client } from '@huiqi/sdk/testing';

export const everyComponent = [
${lines.join('\n')}
];
`;
}

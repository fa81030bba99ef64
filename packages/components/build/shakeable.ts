import ts from 'typescript';
import type { Options } from 'tsup';

const pure = '/* @__PURE__ */ ';

/** Positions of the calls that run when a variable gets its value. */
function callsIn(node: ts.Node): number[] {
  if (ts.isFunctionLike(node)) return [];
  const calls = ts.isCallExpression(node) || ts.isNewExpression(node) ? [node.getStart()] : [];
  node.forEachChild((child) => void calls.push(...callsIn(child)));
  return calls;
}

function withPureCalls(code: string): string {
  const { statements } = ts.createSourceFile('chunk.js', code, ts.ScriptTarget.ESNext, true);
  const calls = new Set(statements.filter(ts.isVariableStatement).flatMap(callsIn));
  return [...calls]
    .filter((at) => !/__PURE__ \*\/\s*$/.test(code.slice(0, at)))
    .toSorted((a, b) => b - a)
    .reduce((text, at) => text.slice(0, at) + pure + text.slice(at), code);
}

const bareImport = /^import "\.[^"]*";\n/gm;

/**
 * Lets a host's bundler leave out of a chunk what the host does not import. package.json says that modules have no side
 * effects, but bundlers read this of whole files, and a chunk holds several modules: their calls are marked pure, and
 * imports for side effects removed.
 */
export const shakeable: NonNullable<Options['plugins']>[number] = {
  name: 'huiqi-shakeable',
  renderChunk: (code, { path }) =>
    path.endsWith('.js') ? { code: withPureCalls(code).replace(bareImport, '') } : undefined,
};

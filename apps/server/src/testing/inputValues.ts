import contract from '@huiqi/openapi/bundle.json' with { type: 'json' };
import fc from 'fast-check';
import { arbitraryOf, type Schema } from './arbitraryOf.js';

const most = 12;

/** All example values of the contract by name. */
function collectExamples(): ReadonlyMap<string, ReadonlySet<unknown>> {
  const values = new Map<string, Set<unknown>>();
  const visit = (node: unknown, name: string, inExample: boolean): void => {
    if (Array.isArray(node)) for (const one of node) visit(one, name, inExample);
    else if (typeof node === 'object' && node !== null)
      for (const [key, value] of Object.entries(node))
        visit(value, key, inExample || key === 'example' || key === 'examples');
    else if (inExample) values.set(name, (values.get(name) ?? new Set()).add(node));
  };
  visit(contract.paths, '', false);
  return values;
}
let examples: ReturnType<typeof collectExamples> | undefined;

/** Values to try for an input: the contract's examples under its name, and some valid for its schema. */
export function inputValues(name: string, schema: Schema): unknown[] {
  examples ??= collectExamples();
  const shown = [...(examples.get(name) ?? [])].slice(0, most);
  const allowed = fc.sample(arbitraryOf(schema), { numRuns: 40, seed: 1 });
  return [...new Set([...shown, ...new Set(allowed.slice(0, 20))])].slice(0, 2 * most);
}

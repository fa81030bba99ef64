import { falseAsEmpty, sentEmpty } from '../generated/filters.js';
import type { OperationSpec } from './types.js';
import { UsageError } from './UsageError.js';

export interface SplitInput {
  readonly path: Record<string, unknown>;
  readonly query: Record<string, unknown>;
  readonly body: unknown;
}

/** Without a prototype: a page may have extended that of all objects, and the serialisers list what is inherited. */
const emptyRecord = () => Object.create(null) as Record<string, unknown>;

/** Takes the one input object of an operation apart. */
export function splitInput(spec: OperationSpec, input: object | undefined): SplitInput {
  const path = emptyRecord();
  const query = emptyRecord();
  let body: unknown;
  const given: Record<string, unknown> = { ...input };
  for (const [, name = ''] of spec.path.matchAll(/{(\w+)}/g)) {
    path[name] = requirePath(spec, name, given[name]);
  }
  for (const [name, value] of Object.entries(given)) {
    if (name === 'body') body = spec.filters ? filtersOf(value as object) : value;
    else if (!(name in path)) query[name] = value;
  }
  return { path, query: filtersOf(query), body };
}

/** Filters as they are sent: text is trimmed, empty ones are left out (spec 1 §5, spec 2 §5). */
function filtersOf(filters: object): Record<string, unknown> {
  const sent = emptyRecord();
  for (const [name, value] of Object.entries(filters) as [string, unknown][]) {
    if (value === undefined || value === null) continue;
    const text = typeof value === 'string' ? value.trim() : value;
    if (value === false && falseAsEmpty.includes(name)) sent[name] = '';
    else if (text !== '' || sentEmpty.includes(name)) sent[name] = text;
  }
  return sent;
}

// An empty path parameter would call another operation: `/order/user/` instead of `/order/user/1`.
function requirePath(spec: OperationSpec, name: string, value: unknown): unknown {
  if (value === undefined || value === null || value === '') {
    throw new UsageError(`${spec.id} needs \`${name}\``);
  }
  return value === '.' || value === '..' ? encodeURIComponent(value).replaceAll('.', '%2E') : value;
}

import type { OperationSpec } from './types.js';

export interface SplitInput {
  readonly path: Record<string, unknown>;
  readonly query: Record<string, unknown>;
  readonly body: unknown;
}

/** Filters whose empty value means something (spec 1 §5). */
const keptWhenEmpty: ReadonlySet<string> = new Set(['regionName']);

/** Takes the one input object of an operation apart. Empty filters are left out. */
export function splitInput(spec: OperationSpec, input: object | undefined): SplitInput {
  const path: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  let body: unknown;
  for (const [name, value] of Object.entries(input ?? {})) {
    if (name === 'body') body = value;
    else if (spec.path.includes(`{${name}}`)) path[name] = requirePath(spec, name, value);
    else if (value !== undefined && value !== null && (value !== '' || keptWhenEmpty.has(name))) {
      query[name] = value;
    }
  }
  return { path, query, body };
}

// An empty path parameter would call another operation: `/order/user/` instead of `/order/user/1`.
function requirePath(spec: OperationSpec, name: string, value: unknown): unknown {
  if (value === undefined || value === null || value === '') {
    throw new TypeError(`Huiqi SDK: ${spec.id} needs \`${name}\``);
  }
  return value === '.' || value === '..' ? encodeURIComponent(value).replaceAll('.', '%2E') : value;
}

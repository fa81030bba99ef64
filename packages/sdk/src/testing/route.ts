import type { OperationId } from '../client/types.js';
import { operationMeta } from '../generated/operationMeta.js';

export interface Route {
  readonly operationId: OperationId;
  readonly path: Readonly<Record<string, string>>;
}

interface Row {
  readonly id: OperationId;
  readonly method: string;
  readonly segments: readonly string[];
  readonly fixed: number;
}

// Fixed segments take precedence over parameters: /product/index/home is not a product named `home`.
const rows: readonly Row[] = (Object.keys(operationMeta) as OperationId[])
  .map((id) => {
    const segments = operationMeta[id].path.split('/');
    const fixed = segments.filter((segment) => !segment.startsWith('{')).length;
    return { id, method: operationMeta[id].method, segments, fixed };
  })
  .sort((a, b) => b.fixed - a.fixed);

/** The operation of a method and a path below `/api/{product}`. */
export function findRoute(method: string, pathname: string): Route | undefined {
  const parts = pathname.split('/');
  for (const row of rows) {
    if (row.method !== method || row.segments.length !== parts.length) continue;
    const path = match(row.segments, parts);
    if (path) return { operationId: row.id, path };
  }
  return undefined;
}

function match(segments: readonly string[], parts: readonly string[]) {
  const path: Record<string, string> = {};
  for (const [at, segment] of segments.entries()) {
    const part = parts[at] ?? '';
    if (segment.startsWith('{')) path[segment.slice(1, -1)] = decodeURIComponent(part);
    else if (segment !== part) return undefined;
  }
  return path;
}

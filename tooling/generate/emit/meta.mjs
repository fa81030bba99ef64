import { banner } from '../paths.mjs';

const union = (values) => values.map((value) => `'${value}'`).join(' | ');

const keys =
  'method path tag source spec access roles permission errors idempotent read cached regional invalidates session widget partnerScoped owners served deprecated file pathNames queryNames body'.split(
    ' ',
  );
const metaOf = (op) =>
  Object.fromEntries(keys.map((key) => [key, key === 'invalidates' ? (op[key] ?? []) : op[key]]));

/** Metadata of each operation, for the server, components, tests and tooling. */
export function emitMeta(operations) {
  const owners = [...new Set(operations.flatMap((op) => Object.values(op.owners)))].sort();
  const rows = operations.map((op) => `${op.id}: ${JSON.stringify(metaOf(op))},`);
  return `// ${banner}
import type { HttpMethod, OperationId } from '../client/types.js';
import type { RoleType } from './enums.js';
import type { PermissionKey } from './permissions.js';
import type { Tag } from './tags.js';

/** Whose object an id names; \`public\` objects belong to nobody, a \`claim\` is a statement the server verifies. */
export type Owner = ${union(owners)};

export interface OperationMeta {
  readonly method: HttpMethod;
  readonly path: string;
  readonly tag: Tag;
  readonly source: 'documented' | 'inferred';
  readonly spec: string;
  /**
   * \`public\`: no session needed; \`optional\`: visitors and users; \`session\`: signed-in users only; \`partner\`: a
   * partner's server, by its secret.
   */
  readonly access: 'public' | 'optional' | 'session' | 'partner';
  /** Roles that may call it; empty for every signed-in user. */
  readonly roles: readonly RoleType[];
  /** Permission key that the caller's role must hold. */
  readonly permission: PermissionKey | null;
  /** Codes of the error catalogue besides the general ones. */
  readonly errors: readonly string[];
  /** Honours an \`Idempotency-Key\`. */
  readonly idempotent: boolean;
  /** Has no effect, so that calls may be shared and retried. */
  readonly read: boolean;
  /**
   * Depends on its input, the region if \`regional\`, public tables and the day in China alone, for \`everybody\` or for
   * \`visitors\` without a session; the server caches the response.
   */
  readonly cached: false | 'everybody' | 'visitors';
  /** Depends on the region of the request headers (spec 1 §7). */
  readonly regional: boolean;
  /** A write makes cached responses of these tags stale. */
  readonly invalidates: readonly Tag[];
  readonly session: 'start' | 'end' | 'renew' | 'identify' | null;
  /** Sessions of partners' pages reach it; they reach no other operation that needs a session. */
  readonly widget: boolean;
  /** What it responds with is narrowed to the products of the calling partner. */
  readonly partnerScoped: boolean;
  /** Whose object each id of the input names: \`orderId\`, \`body.creditCode\`. */
  readonly owners: Readonly<Record<string, Owner>>;
  /** Whether the reference server offers it; otherwise it responds with 100501. */
  readonly served: boolean;
  /** Kept for older clients; not for new code. */
  readonly deprecated: boolean;
  /** Responds with a file instead of an envelope. */
  readonly file: boolean;
  readonly pathNames: readonly string[];
  readonly queryNames: readonly string[];
  /** \`form\`: a multipart form with files. */
  readonly body: 'none' | 'optional' | 'required' | 'form';
}

/** Operations of the widget: a session of a partner's page reaches them, and no other that needs a session. */
export const widgetOperations: readonly OperationId[] = ${JSON.stringify(operations.filter(({ widget }) => widget).map(({ id }) => id))};

/** Every operation of the contract by its id. */
export const operationMeta: Readonly<Record<OperationId, OperationMeta>> = {
${rows.join('\n')}
};
`;
}

/** The domains of the contract. */
export function emitTags(tags) {
  const names = tags.map(({ name }) => name);
  return `// ${banner}

/** The domains of the contract; a folder of this name means the same thing in every package. */
export const tags = ${JSON.stringify(names)} as const;
export type Tag = (typeof tags)[number];
`;
}

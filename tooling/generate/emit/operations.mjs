import { banner } from '../paths.mjs';

const sentence = (text) => text.trim().replace(/\s+/g, ' ').replace(/\*\//g, '');

function comment(operation) {
  const lines = [sentence(operation.summary)];
  if (operation.description) lines.push('', sentence(operation.description));
  lines.push('', `\`${operation.method} ${operation.path}\``);
  lines.push(`Spec: ${operation.spec} (${operation.source}).`);
  if (operation.roles.length) lines.push(`Roles: ${operation.roles.join(', ')}.`);
  if (operation.errors.length) lines.push(`Errors: ${operation.errors.join(', ')}.`);
  return `/**\n${lines.map((line) => ` * ${line}`.trimEnd()).join('\n')}\n */`;
}

function flags({ idempotent, renewsToken, file }) {
  const set = [
    idempotent && 'idempotent: true',
    renewsToken && 'renewsToken: true',
    file && 'file: true',
  ];
  const text = set.filter(Boolean).join(', ');
  return text ? `, { ${text} }` : '';
}

/** One file a tag, one pure call an operation, so that a bundler drops what nobody uses. */
export function emitOperations(operations) {
  const byTag = new Map();
  for (const operation of operations) {
    byTag.set(operation.tag, [...(byTag.get(operation.tag) ?? []), operation]);
  }
  return [...byTag].map(([tag, list]) => {
    const parts = list.map(
      (op) =>
        `${comment(op)}\nexport const ${op.id}: Operation<'${op.id}'> = /* #__PURE__ */ operation('${op.id}', '${op.method}', '${op.path}'${flags(op)});`,
    );
    const head = `// ${banner}\nimport { operation, type Operation } from '../../client/operation.js';`;
    return [tag, `${head}\n\n${parts.join('\n\n')}\n`];
  });
}

/** What is known of each operation: for tables, tests and documentation. */
export function emitMeta(operations) {
  const rows = operations.map((op) => {
    const { method, path, tag, source, spec, access, idempotent, file, roles, errors } = op;
    const meta = { method, path, tag, source, spec, access, idempotent, file, roles, errors };
    return `${op.id}: ${JSON.stringify(meta)},`;
  });
  return `// ${banner}
import type { OperationId } from '../client/types.js';

export interface OperationMeta {
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'PATCH';
  readonly path: string;
  readonly tag: string;
  readonly source: 'documented' | 'inferred';
  readonly spec: string;
  /** \`optional\` answers visitors and users, in different ways. */
  readonly access: 'public' | 'optional' | 'session';
  readonly idempotent: boolean;
  /** Answers with a file instead of an envelope. */
  readonly file: boolean;
  readonly roles: readonly string[];
  readonly errors: readonly string[];
}

/** Every operation of the contract by its id. */
export const operationMeta: Readonly<Record<OperationId, OperationMeta>> = {
${rows.join('\n')}
};
`;
}

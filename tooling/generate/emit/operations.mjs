import { banner } from '../paths.mjs';

const sentence = (text) => text.trim().replace(/\s+/g, ' ').replace(/\*\//g, '');

function comment(operation, meanings) {
  // The first clause says enough here; docs/errors.md has the rest.
  const named = (code) => `${code} (${meanings.get(code).split(/[,;]/, 1)[0]})`;
  const lines = [sentence(operation.summary)];
  if (operation.description) lines.push('', sentence(operation.description));
  lines.push('', `- \`${operation.method} ${operation.path}\``);
  lines.push(`- Spec: ${operation.spec} (${operation.source}).`);
  if (operation.roles.length) lines.push(`- Roles: ${operation.roles.join(', ')}.`);
  if (operation.errors.length) lines.push(`- Errors: ${operation.errors.map(named).join(', ')}.`);
  if (!operation.served) lines.push('- The reference server responds with 100501.');
  if (operation.deprecated) lines.push(`@deprecated Use \`${operation.replacement}\`.`);
  return `/**\n${lines.map((line) => ` * ${line}`.trimEnd()).join('\n')}\n */`;
}

/** What differs from a plain GET or write; defaults are omitted to keep calls small. */
function flags({ method, idempotent, read, session, headers, file, filters, invalidates }) {
  const set = {
    ...(idempotent ? { idempotent } : {}),
    ...(read === (method === 'GET') ? {} : { read }),
    ...(session ? { session } : {}),
    ...(headers ? { headers } : {}),
    ...(file ? { file } : {}),
    ...(filters ? { filters } : {}),
    ...(invalidates?.length ? { invalidates } : {}),
  };
  return Object.keys(set).length > 0 ? `, ${JSON.stringify(set)}` : '';
}

/** One file per tag, one pure call per operation, so that bundlers drop unused ones. */
export function emitOperations(operations, meanings) {
  const byTag = new Map();
  for (const operation of operations) {
    byTag.set(operation.tag, [...(byTag.get(operation.tag) ?? []), operation]);
  }
  return [...byTag].map(([tag, list]) => {
    const parts = list.map(
      (op) =>
        `${comment(op, meanings)}\nexport const ${op.id}: Operation<'${op.id}'> = /* #__PURE__ */ operation('${op.id}', '${op.tag}', '${op.method}', '${op.path}'${flags(op)});`,
    );
    const head = `// ${banner}\nimport { operation, type Operation } from '../../client/operation.js';`;
    return [tag, `${head}\n\n${parts.join('\n\n')}\n`];
  });
}

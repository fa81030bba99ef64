import { resolve } from '../generate/resolve.mjs';

const requestId = 'web-20261120083000a1b2c3';

/** Codes an operation may respond with: its own, and those of every call like it. */
function codesOf(operation, needsSession, hasInput) {
  const general = [
    ...(needsSession ? ['002004', '791214'] : []),
    ...(operation['x-roles'] ? ['100403'] : []),
    ...(hasInput ? ['100400'] : []),
    '003001',
    '100500',
  ];
  return [...new Set([...(operation['x-errors'] ?? []), ...general])];
}

function exampleOf(row, operationId, field) {
  const scope = row.scopes?.find(({ operations }) => operations.includes(operationId));
  const value = { code: row.code, message: scope?.message ?? row.message, requestId };
  if (row.code === '100400' && field) value.fieldErrors = [{ field, message: '填写有误' }];
  return { summary: `${row.meaning} (HTTP ${row.httpStatus})`, value };
}

const firstInput = (bundle, operation) => {
  const schema = operation.requestBody?.content?.['application/json']?.schema;
  const name = schema?.$ref?.split('/').pop();
  return { name, field: resolve(bundle, operation.parameters?.[0])?.name };
};

/**
 * Gives every operation one example per failure that applies to it. The contract names the codes
 * (`x-errors`), the catalogue knows their messages.
 */
export function withErrorExamples(bundle, errors) {
  const rows = new Map(errors.codes.map((row) => [row.code, row]));
  const needsSession = ({ security = bundle.security }) =>
    security.length > 0 && !security.some((entry) => Object.keys(entry).length === 0);
  for (const item of Object.values(bundle.paths)) {
    for (const operation of Object.values(item)) {
      const { name, field } = firstInput(bundle, operation);
      const body = name ? bundle.components.schemas[name] : undefined;
      const input = field ?? Object.keys(body?.properties ?? {})[0];
      const hasInput = Boolean(operation.requestBody || operation.parameters?.length);
      const examples = codesOf(operation, needsSession(operation), hasInput).map((code) => {
        const row = rows.get(code);
        if (!row) throw new Error(`${operation.operationId}: errors.yaml has no code ${code}`);
        return [code, exampleOf(row, operation.operationId, input)];
      });
      operation.responses.default = {
        description: 'The call failed. `code` says how.',
        content: {
          'application/json': {
            schema: { $ref: '#/components/schemas/ErrorBody' },
            examples: Object.fromEntries(examples),
          },
        },
      };
    }
  }
  delete bundle.components.responses?.Error;
  return bundle;
}

import { banner } from '../paths.mjs';

const cell = (text) => String(text).replaceAll('|', '\\|').replace(/\s+/g, ' ').trim();
const row = ({ id, method, path, summary, spec }) =>
  `| \`${id}\` | \`${method} ${cell(path)}\` | ${cell(summary)} | ${cell(spec)} |`;
const table = (operations) =>
  [
    '| operation | call | what it does | specification |',
    '| --- | --- | --- | --- |',
    ...operations.map(row),
  ].join('\n');

const code = (names) => names.map((name) => `\`${name}\``).join(', ');

/** Operations that the reference server does not offer, as Markdown: whole domains, then single operations. */
export function emitUnserved(operations, tags) {
  const missing = operations.filter(({ served }) => !served);
  if (missing.length === 0) return 'The reference server offers every operation.';
  const domains = tags.map(({ name }) => ({
    name,
    all: operations.filter(({ tag }) => tag === name).length,
    missing: missing.filter(({ tag }) => tag === name).map(({ id }) => id),
  }));
  const whole = domains.filter((one) => one.all > 0 && one.missing.length === one.all);
  const partly = domains.filter((one) => one.missing.length > 0 && one.missing.length < one.all);
  const lines = [
    ...(whole.length > 0 ? [`- every operation of ${code(whole.map(({ name }) => name))}`] : []),
    ...partly.map((one) => `- of \`${one.name}\`: ${code(one.missing)}`),
  ];
  return `The reference server responds to ${missing.length} of ${operations.length} operations with HTTP 501 and code 100501:\n\n${lines.join('\n')}`;
}

/** Every operation for people, those of our own invention first (docs/contract.md). */
export function emitContractDocs(operations, tags) {
  const inferred = operations.filter(({ source }) => source === 'inferred');
  const parts = tags
    .map(({ name, description }) => ({
      title: `### ${name}: ${description}`,
      list: operations.filter(({ tag }) => tag === name),
    }))
    .filter(({ list }) => list.length > 0)
    .map(({ title, list }) => `${title}\n\n${table(list)}`);
  return `<!-- ${banner} -->

# The contract

${operations.length} operations; the specification does not show the path of ${inferred.length} of them. All paths are
below \`/api/{product}\`. Parameters, bodies, responses and errors are in \`openapi/\`; a running server shows them at
\`/reference/\` and serves the whole contract at \`/openapi.json\` and, for generators that cannot read 3.1, as 3.0.3 at
\`/openapi-3.0.json\`. This second form omits conditions (\`if\`), which the server still checks, and null among enumerated values.
\`npm run clients\` generates clients from both with three independent generators.

## Inferred paths

A backend may use other paths for these operations. Override them when you create the client:
\`createClient({ pathOverrides: { ${inferred[0]?.id ?? 'operationId'}: '/its/own/path' } })\`.

${table(inferred)}

## Not served

${emitUnserved(operations, tags)}

## All operations

${parts.join('\n\n')}
`;
}

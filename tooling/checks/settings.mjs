const readme = 'apps/server/README.md';
const source = /^apps\/server\/src\/(?!testing\/).*(?<!\.test)\.m?ts$/;
/** A setting is read from `env` or `process.env`, or through a function that takes its name. */
const reads = [
  /\benv\.([A-Z][A-Z0-9_]+)\b/g,
  /\benv\[['"]([A-Z][A-Z0-9_]+)['"]\]/g,
  /\benv, ['"]([A-Z][A-Z0-9_]+)['"]/g,
  /['"]((?:HUIQI|OTEL)_[A-Z0-9_]+)['"]/g,
];
const section = /^## Configuration\n(.*?)^## /ms;
const row = /^\| `([A-Z][A-Z0-9_]+)` +\|/gm;
/** Set by the process manager or runtime, not by this server's operators. */
const ofTheRuntime = new Set(['NODE_ENV', 'INIT_CWD']);

const namesIn = (text, patterns) =>
  patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, name]) => name));

/** The table of the section Configuration in the server's README names every setting that the server reads, once, and no other. */
export function settings(files) {
  const { text = '' } = files.find(({ path }) => path === readme) ?? {};
  const listed = namesIn(section.exec(text)?.[1] ?? '', [row]);
  const readIn = new Map();
  for (const { path, text } of files.filter(({ path }) => source.test(path)))
    for (const name of namesIn(text, reads)) if (!ofTheRuntime.has(name)) readIn.set(name, path);
  return [
    ...[...readIn]
      .filter(([name]) => !listed.includes(name))
      .map(([name, path]) => `${path}: ${name} is not in the table of ${readme}`),
    ...listed.filter((name) => !readIn.has(name)).map((name) => `${readme}: nothing reads ${name}`),
    ...listed
      .filter((name, index) => listed.indexOf(name) !== index)
      .map((name) => `${readme}: ${name} is listed twice`),
  ];
}

const readme = 'apps/server/README.md';
const table = /<!-- generated: settings -->(.*?)<!-- \/generated -->/s;
const row = /^\| `([A-Z][A-Z0-9_]+)`/gm;
const source = /^apps\/server\/src\/(?!config\/|testing\/).*(?<!\.test)\.m?ts$/;
/** The environment is passed on whole, to where it is parsed; npm says in INIT_CWD where it was called. */
const reads = /\bprocess\.env\b(?!, root\)|\.INIT_CWD\b)/;
const document = /\.(md|ya?ml|example)$|(^|\/)Dockerfile$/;
const code = /\.(m?[jt]s|tsx|java|cfg)$/;
const variable = /\bHUIQI_[A-Z0-9_]*[A-Z0-9]\b/g;
const tableWithDefaults = /^\|[^\n]*\bdefault\b[^\n]*\|\n(?:\|.*\n?)+/gim;

const namesIn = (text, pattern) => [...text.matchAll(pattern)].map((match) => match.at(-1));

/**
 * Settings of the server are read in `src/config` alone and described in its README alone, which is generated from there;
 * documents name none that nothing reads.
 */
export function settings(files) {
  const { text = '' } = files.find(({ path }) => path === readme) ?? {};
  const declared = new Set(namesIn(table.exec(text)?.[1] ?? '', row));
  if (declared.size === 0) return [`${readme}: no table of settings`];
  const documents = files.filter(({ path }) => document.test(path));
  const readElsewhere = new Set(
    files.filter(({ path }) => code.test(path)).flatMap(({ text }) => namesIn(text, variable)),
  );
  // Compose itself reads what it puts into a file.
  for (const { text } of documents)
    for (const name of namesIn(text, /\$\{(HUIQI_[A-Z0-9_]+)/g)) readElsewhere.add(name);
  return [
    ...files
      .filter(({ path, text }) => source.test(path) && reads.test(text))
      .map(({ path }) => `${path}: declare the setting in apps/server/src/config`),
    ...documents.flatMap(({ path, text }) => [
      ...[...new Set(namesIn(text, variable))]
        .filter((name) => !declared.has(name) && !readElsewhere.has(name))
        .map((name) => `${path}: nothing reads ${name}`),
      ...(path === readme ? [] : namesIn(text, tableWithDefaults))
        .flatMap((found) => namesIn(found, row))
        .filter((name) => declared.has(name))
        .map((name) => `${path}: ${name} is described in ${readme}; link there`),
    ]),
  ];
}

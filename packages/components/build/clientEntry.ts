import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';

const out = 'node_modules/.entries';
/** What wraps the host's own elements must not be in a theme root; contexts and errors render nothing. */
const isRooted = (name: string) =>
  /^[A-Z]\w*[a-z]/.test(name) && !/(?:Provider|Scope|Root|Context|Error)$/.test(name);

const isExported = (node: ts.Statement) =>
  ts.canHaveModifiers(node) &&
  ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;

function namesOf(node: ts.Statement): string[] {
  if (ts.isExportDeclaration(node)) {
    if (node.isTypeOnly || !node.exportClause || !ts.isNamedExports(node.exportClause)) return [];
    return node.exportClause.elements
      .filter((element) => !element.isTypeOnly)
      .map(({ name }) => name.text);
  }
  if (!isExported(node)) return [];
  if (ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node)) {
    return node.name ? [node.name.text] : [];
  }
  return ts.isVariableStatement(node)
    ? node.declarationList.declarations.map(({ name }) => name.getText())
    : [];
}

const valuesOf = (file: string) =>
  ts
    .createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ESNext, true)
    .statements.flatMap(namesOf);

const specifier = (from: string, to: string) =>
  relative(dirname(from), to).replace(/\.tsx?$/, '.js');

/**
 * Writes the entry of a published module and returns its path: marked `use client` for React server components, every
 * component in its own theme root. Inside the package components do without.
 */
export function clientEntry(file: string, options: { readonly isRooted: boolean }): string {
  const entry = join(out, file.replace(/^src\//, '').replace(/\.tsx?$/, '.ts'));
  const names = valuesOf(file);
  const components = options.isRooted ? names.filter(isRooted) : [];
  const others = names.filter((name) => !components.includes(name));
  const from = specifier(entry, file);
  const lines = [
    "'use client';",
    ...(components.length > 0
      ? [
          `import { ${components.map((name) => `${name} as ${name}_`).join(', ')} } from '${from}';`,
          `import { rooted } from '${specifier(entry, 'src/ui/ThemeRoot/rooted.tsx')}';`,
          ...components.map((name) => `export const ${name} = rooted(${name}_, '${name}');`),
        ]
      : []),
    ...(others.length > 0 ? [`export { ${others.join(', ')} } from '${from}';`] : []),
  ];
  mkdirSync(dirname(entry), { recursive: true });
  writeFileSync(entry, `${lines.join('\n')}\n`);
  return entry;
}

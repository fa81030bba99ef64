import { posix } from 'node:path';
import ts from 'typescript';

const scanned = /^packages\/[^/]+\/src\/(?!.*\.(?:test|stories)\.).*\.tsx?$/;
const definition = 'packages/components/src/copy/createCopy.ts';

const withoutTypes = (node) =>
  ts.isAsExpression(node) || ts.isSatisfiesExpression(node) ? withoutTypes(node.expression) : node;

/** The top-level declarations of a module: objects by name, and the sources of imported names. */
function declarationsOf(module) {
  const objects = new Map();
  const imported = new Map();
  for (const statement of module.statements) {
    if (ts.isVariableStatement(statement))
      for (const { name, initializer } of statement.declarationList.declarations)
        if (initializer) objects.set(name.text, withoutTypes(initializer));
    if (ts.isImportDeclaration(statement))
      for (const { name, propertyName } of statement.importClause?.namedBindings?.elements ?? [])
        imported.set(name.text, {
          from: statement.moduleSpecifier.text,
          name: (propertyName ?? name).text,
        });
  }
  return { objects, imported };
}

/** Where each key of a dictionary is defined, following spread dictionaries to their files. */
function definitionsOf(node, path, modules) {
  if (node && ts.isIdentifier(node)) return namedDefinitions(node.text, path, modules);
  if (!node || !ts.isObjectLiteralExpression(node))
    throw new Error(`${path}: a dictionary of createCopy is no object that can be read`);
  return node.properties.flatMap((property) =>
    ts.isSpreadAssignment(property)
      ? definitionsOf(property.expression, path, modules)
      : [{ key: property.name.text, path, place: `${path}:${property.pos}` }],
  );
}

function namedDefinitions(name, path, modules) {
  const { objects, imported } = modules.declarations(path);
  const source = imported.get(name);
  if (!source) return definitionsOf(objects.get(name), path, modules);
  const target = posix.join(posix.dirname(path), source.from).replace(/\.js$/, '.ts');
  return namedDefinitions(source.name, target, modules);
}

function callsOf(module) {
  const found = [];
  const visit = (node) => {
    if (ts.isCallExpression(node) && node.expression.text === 'createCopy') found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(module);
  return found;
}

function readModules(files) {
  const texts = new Map(files.map((file) => [file.path, file]));
  const parsed = new Map();
  const parse = (path) => {
    if (!parsed.has(path)) {
      const text = texts.get(path)?.text ?? '';
      parsed.set(path, ts.createSourceFile(path, text, ts.ScriptTarget.Latest));
    }
    return parsed.get(path);
  };
  return { parse, declarations: (path) => declarationsOf(parse(path)) };
}

/**
 * A key occurs in only one dictionary of its domain: hosts and other languages replace it in all of them, so that two
 * meanings would get one text. Texts shared by parts of a domain are a dictionary that they spread.
 */
export function copyKeys(files) {
  const modules = readModules(files);
  const seen = new Map();
  return files
    .filter(({ path }) => scanned.test(path) && path !== definition)
    .filter(({ text }) => text.includes('createCopy('))
    .flatMap(({ path }) =>
      callsOf(modules.parse(path)).flatMap(({ arguments: [domain, dictionary] }) =>
        definitionsOf(dictionary, path, modules).flatMap((definition) => {
          const name = `${domain.text}.${definition.key}`;
          const first = seen.get(name) ?? definition;
          seen.set(name, first);
          return first.place === definition.place
            ? []
            : [`${definition.path}: ${name} is defined in ${first.path} too`];
        }),
      ),
    );
}

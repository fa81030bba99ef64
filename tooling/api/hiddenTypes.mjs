import { relative } from 'node:path';
import ts from 'typescript';
import { resolveAlias } from './publicModules.mjs';

const isOurs = (node) => /packages[\\/][\w-]+[\\/]src[\\/]/.test(node.getSourceFile().fileName);

/** Whether other files can name the type; one that its own file keeps is part of the declaration that mentions it. */
const isShared = (node) =>
  isOurs(node) && (ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Export) !== 0;

/** Whether users see the part of a declaration: not what a body, a default or a private member says. */
const isSeen = (node) =>
  !ts.isBlock(node) &&
  !(
    ts.canHaveModifiers(node) &&
    ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.PrivateKeyword)
  ) &&
  !(ts.isPropertyDeclaration(node) && ts.isPrivateIdentifier(node.name));

/** The parts of a node in which types are written, without its values. */
function typeParts(node) {
  const parts = [];
  ts.forEachChild(node, (child) => {
    if (!isSeen(child)) return;
    if (child === node.initializer || child === node.body) return;
    parts.push(child);
  });
  return parts;
}

/** Calls `visit` with the name of every type that the node writes. */
function eachTypeName(node, visit) {
  if (ts.isTypeReferenceNode(node)) visit(node.typeName);
  if (ts.isExpressionWithTypeArguments(node)) visit(node.expression);
  for (const part of typeParts(node)) eachTypeName(part, visit);
}

/** Named types inside a type that the compiler inferred. */
function namesOfType(checker, type, found = new Set(), depth = 0) {
  if (depth > 6 || found.has(type)) return [];
  found.add(type);
  const symbol =
    type.aliasSymbol ?? (type.symbol?.flags & ts.SymbolFlags.TypeLiteral ? null : type.symbol);
  const inner = [
    ...(type.aliasTypeArguments ?? []),
    ...(type.flags & ts.TypeFlags.Object && type.objectFlags & ts.ObjectFlags.Reference
      ? checker.getTypeArguments(type)
      : []),
    ...(symbol || !type.isUnionOrIntersection() ? [] : type.types),
    ...type
      .getCallSignatures()
      .flatMap((signature) => [
        checker.getReturnTypeOfSignature(signature),
        ...signature.parameters.map((parameter) => checker.getTypeOfSymbol(parameter)),
      ]),
  ];
  return [
    ...(symbol?.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias | ts.SymbolFlags.Class)
      ? [symbol]
      : []),
    ...inner.flatMap((one) => namesOfType(checker, one, found, depth + 1)),
  ];
}

/** Symbols of the types that a declaration shows to users. */
function shownTypes(checker, declaration) {
  const found = [];
  eachTypeName(declaration, (name) => {
    const symbol = checker.getSymbolAtLocation(name);
    if (symbol) found.push(resolveAlias(checker, symbol));
  });
  const isInferred =
    (ts.isVariableDeclaration(declaration) || ts.isFunctionDeclaration(declaration)) &&
    !declaration.type;
  if (isInferred) found.push(...namesOfType(checker, checker.getTypeAtLocation(declaration)));
  return found;
}

/** Types of this repository that a public declaration mentions and that no entry exports, each with who mentions it. */
export function hiddenTypes({ base, checker, packages }) {
  const exported = packages.flatMap(({ modules }) => modules.flatMap(({ exports }) => exports));
  const known = new Set(exported.map(({ symbol }) => symbol));
  const hidden = new Map();
  for (const { name, modules } of packages)
    for (const { subpath, exports } of modules)
      for (const one of exports)
        for (const declaration of one.symbol.declarations ?? [])
          for (const type of isOurs(declaration) ? shownTypes(checker, declaration) : []) {
            const place = type.declarations?.[0];
            if (hidden.has(type) || known.has(type) || !place || !isShared(place)) continue;
            hidden.set(
              type,
              `${type.name} of ${relative(base, place.getSourceFile().fileName)}: @huiqi/${name}${subpath.slice(1)} mentions it in ${one.name}, but no entry exports it`,
            );
          }
  return [...hidden.values()].sort();
}

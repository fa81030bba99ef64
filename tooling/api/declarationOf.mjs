import ts from 'typescript';

const { factory } = ts;
const printer = ts.createPrinter({ removeComments: true });
const flags =
  ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;
/** Longer types of constants, such as those of copy, are shortened to the names of their members. */
const longest = 300;

const isHidden = (node) =>
  (ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Private) !== 0 ||
  (node.name && ts.isPrivateIdentifier(node.name));

const typeOf = (checker, node) =>
  node.type ??
  checker.typeToTypeNode(checker.getTypeAtLocation(node), node, ts.NodeBuilderFlags.NoTruncation);

/** A parameter without default and pattern: neither is seen by callers. */
const parameterOf = (checker) => (node) =>
  factory.createParameterDeclaration(
    node.modifiers,
    node.dotDotDotToken,
    ts.isIdentifier(node.name) ? node.name : factory.createIdentifier('props'),
    node.questionToken ??
      (node.initializer ? factory.createToken(ts.SyntaxKind.QuestionToken) : undefined),
    typeOf(checker, node),
    undefined,
  );

const returnOf = (checker, node) =>
  node.type ??
  checker.typeToTypeNode(
    checker.getReturnTypeOfSignature(checker.getSignatureFromDeclaration(node)),
    node,
    ts.NodeBuilderFlags.NoTruncation,
  );

function memberOf(checker, node) {
  if (ts.isConstructorDeclaration(node))
    return factory.createConstructorDeclaration(
      undefined,
      node.parameters.map(parameterOf(checker)),
      undefined,
    );
  if (ts.isMethodDeclaration(node))
    return factory.createMethodSignature(
      undefined,
      node.name,
      node.questionToken,
      node.typeParameters,
      node.parameters.map(parameterOf(checker)),
      returnOf(checker, node),
    );
  return factory.createPropertySignature(
    node.modifiers?.filter(({ kind }) => kind === ts.SyntaxKind.ReadonlyKeyword),
    node.name,
    node.questionToken,
    typeOf(checker, node),
  );
}

function variableText(checker, symbol, declaration) {
  const type = checker.getTypeOfSymbol(symbol);
  const text = checker.typeToString(type, declaration, flags);
  if (text.length <= longest || type.getCallSignatures().length > 0)
    return `const ${symbol.name}: ${text};`;
  const names = type.getProperties().map(({ name }) => name);
  return `const ${symbol.name}: { ${names.join('; ')} };`;
}

/** What callers see of one declaration, without comments and bodies. */
export function declarationOf(checker, symbol, declaration) {
  const print = (node) =>
    printer.printNode(ts.EmitHint.Unspecified, node, declaration.getSourceFile());
  if (ts.isFunctionDeclaration(declaration))
    return print(
      factory.createFunctionDeclaration(
        undefined,
        undefined,
        declaration.name,
        declaration.typeParameters,
        declaration.parameters.map(parameterOf(checker)),
        returnOf(checker, declaration),
        undefined,
      ),
    );
  if (ts.isClassDeclaration(declaration))
    return print(
      factory.createClassDeclaration(
        undefined,
        declaration.name,
        declaration.typeParameters,
        declaration.heritageClauses,
        declaration.members.filter((one) => !isHidden(one)).map((one) => memberOf(checker, one)),
      ),
    );
  if (ts.isVariableDeclaration(declaration) || ts.isBindingElement(declaration))
    return variableText(checker, symbol, declaration);
  return print(declaration).replace(/^export (default )?/, '');
}

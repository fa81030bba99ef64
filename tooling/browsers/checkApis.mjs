import { dirname } from 'node:path';
import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import ts from 'typescript';
import { isAtFloor } from './isAtFloor.mjs';
import { asksFor } from './youngCalls.mjs';
import { youngSyntax } from './youngSyntax.mjs';

const askedFirst = 'asked for first';
const ofAskedObject = 'its object is asked for first';

/** What is younger than the floor, and what happens where it is missing. */
const guarded = {
  'AbortSignal.reason': 'another error is thrown',
  'CSSStyleSheet.replaceSync': 'adoptStyles asks for adoptedStyleSheets first',
  'Body.formData': 'integrators call it in their tests',
  'Document.adoptedStyleSheets': 'adoptStyles links a file',
  'DocumentOrShadowRoot.adoptedStyleSheets': 'adoptStyles links a file',
  'DocumentOrShadowRoot.fullscreenElement': 'fullscreenEnabled is false',
  'Document.exitFullscreen': 'fullscreenEnabled is false',
  'Document.fullscreenEnabled': 'it stays undefined',
  'Element.requestFullscreen': 'fullscreenEnabled is false',
  'Error.cause': 'it stays undefined',
  'HTMLCanvasElement.getContext({ alpha })': 'it is drawn more slowly',
  'HTMLFormElement.rel': 'the address has no referrer anyway',
  'HTMLFormElement.requestSubmit': 'the button is clicked',
  'InputEvent.isComposing': 'it stays undefined where no input method is open',
  'NavigateEvent.destination': 'no event leads here',
  'NavigateEvent.navigationType': 'no event leads here',
  'Navigation.traverseTo': 'no event leads here',
  'NavigationDestination.key': 'no event leads here',
  'NavigationDestination.sameDocument': 'no event leads here',
  'NavigationDestination.url': 'no event leads here',
  'Location.ancestorOrigins': askedFirst,
  'Navigator.permissions': askedFirst,
  'Navigator.userActivation': askedFirst,
  'PermissionStatus.state': ofAskedObject,
  'Permissions.query': ofAskedObject,
  'UserActivation.isActive': ofAskedObject,
  'Window.navigation': askedFirst,
  'Worker({ type })': 'the page prints by itself',
  'fetch({ keepalive })': 'the request may end with the page',
  reportError: askedFirst,
  'new CSSStyleSheet': 'adoptStyles asks for adoptedStyleSheets first',
};

/** Whether nothing breaks without a name; one that must be asked for first is asked for in each file. */
const isGuarded = (name, text) =>
  guarded[name] === askedFirst ? asksFor(text, name) : name in guarded;

const isBrowserLibrary = (file) => /[\\/]lib\.[\w.]+\.d\.ts$/.test(file);

/** The symbol of a name; of a destructured one that of the member. */
function symbolAt(checker, node) {
  const { parent } = node;
  const isMember = ts.isBindingElement(parent) && parent.initializer !== node;
  if (!isMember || !ts.isObjectBindingPattern(parent.parent))
    return checker.getSymbolAtLocation(node);
  if ((parent.propertyName ?? parent.name) !== node) return undefined;
  return checker.getTypeAtLocation(parent.parent).getProperty(node.text);
}

/** The type, object or namespace that has a member. */
function ownerOf({ parent }) {
  if (parent === undefined || ts.isSourceFile(parent)) return undefined;
  if (ts.isInterfaceDeclaration(parent) || ts.isModuleDeclaration(parent)) return parent.name.text;
  // `declare var URL: { canParse(…): boolean }` has what is static.
  if (ts.isTypeLiteralNode(parent) && ts.isVariableDeclaration(parent.parent))
    return parent.parent.name.text;
  return ownerOf(parent);
}

/** Compatibility data has what several types share in one of them. */
const sharedBy = {
  ARIAMixin: 'Element',
  Animatable: 'Element',
  Body: 'Response',
  ChildNode: 'Element',
  DocumentOrShadowRoot: 'ShadowRoot',
  HTMLOrSVGElement: 'HTMLElement',
  ParentNode: 'Element',
  WindowOrWorkerGlobalScope: 'Window',
};

/** The compatibility record of a member of a type of the libraries: `Array.at`, `URL.canParse`, `structuredClone`. */
function recordOf(owner, member) {
  // `ReadonlyArray` and its like are types of TypeScript alone.
  const name = sharedBy[owner] ?? owner?.replace(/^Readonly|Constructor$/g, '');
  const places = [
    bcd.javascript.builtins[name]?.[member],
    bcd.javascript.builtins.Intl[name]?.[member],
    bcd.api[name]?.[member],
    bcd.api[name]?.[`${member}_static`],
    name === undefined || name === 'Window'
      ? (bcd.api[member] ?? bcd.javascript.builtins[member])
      : undefined,
    // TypeScript repeats its methods in every type.
    bcd.api.EventTarget[member],
  ];
  return places.find((place) => place?.__compat);
}

/** The record of an option, which is below that of the function that takes it. */
function optionOf(record, name) {
  const form = new RegExp(`^(?:\\w+_)?${name}(?:_(?:option|parameter))?$`);
  for (const [key, below] of Object.entries(record)) {
    if (key === '__compat') continue;
    const found = form.test(key) && below.__compat ? below : optionOf(below, name);
    if (found) return found;
  }
  return undefined;
}

/** The options that a call or a construction writes out. */
const optionsOf = ({ arguments: given = [] }) =>
  given
    .filter(ts.isObjectLiteralExpression)
    .flatMap(({ properties }) => properties)
    .flatMap(({ name }) => (name && ts.isIdentifier(name) ? [name.text] : []));

/** What is younger than the floor of a member at the place where it stands. */
function youngAt(node, name, record) {
  const isYoung = (one) => one?.__compat !== undefined && !isAtFloor(one.__compat);
  if (isYoung(record)) return [name];
  const { parent } = node;
  const called = ts.isPropertyAccessExpression(parent) && parent.name === node ? parent : node;
  const call = called.parent;
  const isCall = ts.isCallExpression(call) || ts.isNewExpression(call);
  if (!isCall || call.expression !== called) return [];
  const constructed = ts.isNewExpression(call) ? record[node.text] : undefined;
  const given = constructed ?? record;
  return [
    ...(isYoung(constructed) ? [`new ${name}`] : []),
    ...optionsOf(call)
      .filter((option) => isYoung(optionOf(given, option)))
      .map((option) => `${name}({ ${option} })`),
  ];
}

/** What the sources of projects use that a browser of the floor does not have. The last project has the settings. */
export function checkApis(configFiles) {
  const projects = configFiles.map((file) =>
    ts.parseJsonConfigFileContent(
      ts.readConfigFile(file, ts.sys.readFile).config,
      ts.sys,
      dirname(file),
    ),
  );
  const { options } = projects.at(-1);
  const fileNames = projects.flatMap((project) => project.fileNames);
  const names = fileNames.filter(
    (name) => !/\.(?:test|stories)\.tsx?$|\.config\.ts$|\/(?:tests|build|\.storybook)\//.test(name),
  );
  const program = ts.createProgram(names, options);
  const checker = program.getTypeChecker();
  const found = [];
  for (const file of program.getSourceFiles()) {
    if (file.isDeclarationFile || /node_modules|\.test\.|\.stories\./.test(file.fileName)) continue;
    const tell = (node, name) => {
      if (isGuarded(name, file.text)) return;
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      found.push({ file: file.fileName, line: line + 1, name });
    };
    const visit = (node) => {
      ts.forEachChild(node, visit);
      for (const name of youngSyntax(node)) tell(node, name);
      if (!ts.isIdentifier(node) || ts.isTypeNode(node.parent)) return;
      const declaration = symbolAt(checker, node)?.declarations?.find((one) =>
        isBrowserLibrary(one.getSourceFile().fileName),
      );
      if (!declaration) return;
      const owner = ownerOf(declaration);
      const record = recordOf(owner, node.text);
      if (!record) return;
      const name = owner ? `${owner}.${node.text}` : node.text;
      for (const one of youngAt(node, name, record)) tell(node, one);
    };
    visit(file);
  }
  return found;
}

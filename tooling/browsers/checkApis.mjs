import { dirname } from 'node:path';
import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import ts from 'typescript';
import { isAtFloor } from './isAtFloor.mjs';

/** What is younger than the floor, and what happens where it is missing. */
const guarded = {
  'AbortSignal.reason': 'another error is thrown',
  'CSSStyleSheet.replaceSync': 'adoptStyles asks for adoptedStyleSheets first',
  'Document.adoptedStyleSheets': 'adoptStyles links a file',
  'DocumentOrShadowRoot.adoptedStyleSheets': 'adoptStyles links a file',
  'Document.exitFullscreen': 'fullscreenEnabled is false',
  'Document.fullscreenEnabled': 'it stays undefined',
  'Element.requestFullscreen': 'fullscreenEnabled is false',
  'Error.cause': 'it stays undefined',
  'HTMLFormElement.rel': 'the address has no referrer anyway',
  'HTMLFormElement.requestSubmit': 'the button is clicked',
  'InputEvent.isComposing': 'it stays undefined where no input method is open',
  'Navigation.traverseTo': 'no event leads here',
  'NavigationDestination.key': 'no event leads here',
  'NavigationDestination.sameDocument': 'no event leads here',
  'NavigationDestination.url': 'no event leads here',
  'Location.ancestorOrigins': 'asked for first',
  'Navigator.permissions': 'asked for first',
  'Navigator.userActivation': 'asked for first',
  'Permissions.query': 'asked for first',
  'UserActivation.isActive': 'asked for first',
  'Window.navigation': 'asked for first',
  reportError: 'asked for first',
};

const isBrowserLibrary = (file) => /[\\/]lib\.[\w.]+\.d\.ts$/.test(file);

/** The compatibility record of a member of a type of the libraries: `Array.at`, `URL.canParse`, `structuredClone`. */
function recordOf(owner, member) {
  // `ReadonlyArray` and its like are types of TypeScript alone.
  const name = owner?.replace(/^Readonly|Constructor$/g, '');
  const places = [
    bcd.javascript.builtins[name]?.[member],
    bcd.api[name]?.[member],
    bcd.api[name]?.[`${member}_static`],
    name === undefined || name === 'Window'
      ? (bcd.api[member] ?? bcd.javascript.builtins[member])
      : undefined,
  ];
  return places.find((place) => place?.__compat)?.__compat;
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
    const visit = (node) => {
      ts.forEachChild(node, visit);
      if (!ts.isIdentifier(node) || ts.isTypeNode(node.parent)) return;
      const symbol = checker.getSymbolAtLocation(node);
      const declaration = symbol?.declarations?.[0];
      if (!declaration || !isBrowserLibrary(declaration.getSourceFile().fileName)) return;
      const owner = ts.isInterfaceDeclaration(declaration.parent)
        ? declaration.parent.name.text
        : undefined;
      const compat = recordOf(owner, symbol.name);
      if (!compat || isAtFloor(compat)) return;
      const name = owner ? `${owner}.${symbol.name}` : symbol.name;
      if (name in guarded) return;
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      found.push({ file: file.fileName, line: line + 1, name });
    };
    visit(file);
  }
  return found;
}

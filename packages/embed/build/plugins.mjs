import { fileURLToPath } from 'node:url';

const widgetStyles = fileURLToPath(new URL('../src/app/widgetStyles.ts', import.meta.url));
const inCode = '\0huiqi-styles:';

/**
 * Stylesheets travel with the code that imports them, which adds them to the widgets of the page. What Vite makes of them, one
 * file of all, is for browsers that construct none.
 */
const stylesInCode = {
  name: 'huiqi-styles-in-code',
  enforce: 'pre',
  resolveId: {
    filter: { id: /\.css$/ },
    async handler(source, importer) {
      if (importer?.startsWith(inCode)) return null;
      const sheet = await this.resolve(source, importer, { skipSelf: true });
      // An id that ends with `.css` or `.css.js` would be taken for a stylesheet.
      return sheet && `${inCode}${sheet.id}!`;
    },
  },
  load: {
    filter: { id: /huiqi-styles:/ },
    handler(id) {
      const sheet = id.slice(inCode.length, -1);
      const code = `import ${JSON.stringify(sheet)};
        import css from ${JSON.stringify(`${sheet}?inline`)};
        import { addStyles } from ${JSON.stringify(widgetStyles)};
        addStyles(css);`;
      return { code, moduleSideEffects: true, moduleType: 'js' };
    },
  },
};

/** Vite's own helper writes preload links into the document, which belongs to the host. */
const plainImports = {
  name: 'huiqi-plain-imports',
  enforce: 'pre',
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
};

/** Radix sets a global that nothing reads. */
const oneGlobal = {
  name: 'huiqi-one-global',
  transform: {
    filter: { id: /@radix-ui\/react-primitive\/dist\// },
    handler: (code) => code.replace('window[Symbol.for("radix-ui")] = true;', ''),
  },
};

/** A page of another origin can start no worker of ours: reports are printed by the server, as after any failure. */
const serverPrints = {
  name: 'huiqi-server-prints',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^@huiqi\/report\/client$/ },
    handler: () => '\0huiqi-server-prints',
  },
  load: {
    filter: { id: /huiqi-server-prints$/ },
    handler: () => "export const makeReportPdf = () => Promise.reject(new Error('no worker'));",
  },
};

/** What a page of someone else needs of a build. */
export const hostPlugins = [stylesInCode, plainImports, oneGlobal, serverPrints];

/** Adds a stylesheet to a shadow root; resolves when it applies, with a function that removes it. */
export interface AdoptedStyles {
  readonly loaded: Promise<void>;
  readonly remove: () => void;
}

/**
 * A constructed stylesheet, which no policy of the page refuses. Where there is none, a linked file: the page's policy
 * must allow it in `style-src`.
 */
export function adoptStyles(root: ShadowRoot, css: string, file: URL): AdoptedStyles {
  if (!('adoptedStyleSheets' in root)) return linkStyles(root, file);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  return {
    loaded: Promise.resolve(),
    remove() {
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((one) => one !== sheet);
    },
  };
}

function linkStyles(root: ShadowRoot, { href }: URL): AdoptedStyles {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  const loaded = new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new Error(`no styles from ${href}`)));
  });
  root.append(link);
  return { loaded, remove: () => link.remove() };
}

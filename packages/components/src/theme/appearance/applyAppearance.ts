import type { AppearanceOptions, AppearanceProblem } from './AppearanceOptions.js';
import { createAppearance } from './createAppearance.js';

export interface AppliedAppearance {
  readonly problems: readonly AppearanceProblem[];
  /** Removes it again. */
  remove(): void;
}

const unsupported: AppearanceProblem = {
  kind: 'unsupported',
  variable: 'adoptedStyleSheets',
  message:
    'This browser has no constructed stylesheets, so nothing is applied; createAppearance(…).css() is for a stylesheet of yours.',
};

/**
 * Applies an appearance to everything of ours in a document or a shadow root, by a constructed stylesheet: no `style-src` is
 * needed for it. Later ones win over earlier ones. Browsers without these (Safari before 16.4, jsdom) keep our look.
 */
export function applyAppearance(
  root: Document | ShadowRoot,
  options: AppearanceOptions,
): AppliedAppearance {
  const { css, problems } = createAppearance(options);
  if (!('adoptedStyleSheets' in root))
    return { problems: [...problems, unsupported], remove: () => undefined };
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css(root instanceof ShadowRoot ? ':host' : ':root'));
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  return {
    problems,
    remove() {
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((one) => one !== sheet);
    },
  };
}

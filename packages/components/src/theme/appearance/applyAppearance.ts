import type { AppearanceOptions, AppearanceProblem } from './AppearanceOptions.js';
import { createAppearance } from './createAppearance.js';

export interface AppliedAppearance {
  readonly problems: readonly AppearanceProblem[];
  /** Removes it again. */
  remove(): void;
}

/**
 * Applies an appearance to everything of ours in a document or a shadow root, by a constructed stylesheet: no `style-src` is
 * needed for it. Later ones win over earlier ones.
 */
export function applyAppearance(
  root: Document | ShadowRoot,
  options: AppearanceOptions,
): AppliedAppearance {
  const { css, problems } = createAppearance(options);
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

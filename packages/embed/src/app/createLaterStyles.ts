import { adoptStyles } from './adoptStyles.js';

export interface LaterStyles {
  /** Adds the styles of the other screens; rejects when they cannot be loaded, and may be called again. */
  readonly add: () => Promise<void>;
  readonly stop: () => void;
}

/**
 * The styles beyond the first screen: a file of their own, so that the list is drawn without them. `whole` is the file of
 * all styles, for browsers without constructed stylesheets.
 */
export function createLaterStyles(root: ShadowRoot, whole: URL): LaterStyles {
  let pending: Promise<void> | undefined;
  let isStopped = false;
  async function load(): Promise<void> {
    const { laterCss } = await import('./later.js');
    if (isStopped || laterCss === '') return;
    await adoptStyles(root, laterCss, whole).loaded;
  }
  return {
    add() {
      pending ??= load().catch((error: unknown) => {
        pending = undefined;
        throw error;
      });
      return pending;
    },
    stop() {
      isStopped = true;
    },
  };
}

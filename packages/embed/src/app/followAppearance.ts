import type { AppliedAppearance } from '@huiqi/components/appearance';
import type { OptionsStore } from './createOptionsStore.js';

export interface FollowedAppearance {
  /** Resolves when the first appearance is applied, so that nothing flashes in other colours. */
  readonly ready: Promise<void>;
  readonly stop: () => void;
}

/** Applies the option `appearance` and its changes to a shadow root; calls `warn` with its problems. */
export function followAppearance(
  { get, subscribe }: OptionsStore,
  root: ShadowRoot,
  warn: (message: string) => void,
): FollowedAppearance {
  let current: unknown;
  let applied: AppliedAppearance | undefined;
  let stopped = false;

  const canApply = 'adoptedStyleSheets' in root;

  async function follow(): Promise<void> {
    const { appearance } = get();
    if (appearance === current) return;
    current = appearance;
    if (!canApply) return warn('appearance: this browser has no constructed stylesheets');
    // Loaded by those who use it.
    const { applyAppearance } = await import('@huiqi/components/appearance');
    if (stopped || appearance !== current) return;
    applied?.remove();
    applied = appearance ? applyAppearance(root, appearance) : undefined;
    for (const { message } of applied?.problems ?? []) warn(message);
  }
  // An appearance that cannot be loaded leaves the default.
  const attempt = () => follow().catch((cause: unknown) => warn(`appearance: ${String(cause)}`));
  const ready = attempt();
  const unsubscribe = subscribe(() => void attempt());
  return {
    ready,
    stop() {
      stopped = true;
      unsubscribe();
      applied?.remove();
    },
  };
}

import type { AppliedAppearance } from '@huiqi/components/appearance';
import type { OptionsStore } from './createOptionsStore.js';

export interface FollowedAppearance {
  /** Resolves when the first appearance is applied, so that nothing flashes in other colours. */
  readonly ready: Promise<void>;
  readonly stop: () => void;
}

/** Applies the options `appearance` and `display`, what the user's system asks for, and their changes to a shadow root; calls `warn` with its problems. */
export function followAppearance(
  { get, subscribe }: OptionsStore,
  root: ShadowRoot,
  warn: (message: string) => void,
): FollowedAppearance {
  const system = matchMedia('(prefers-contrast: more)');
  let current = '{}';
  let applied: AppliedAppearance | undefined;
  let stopped = false;

  const canApply = 'adoptedStyleSheets' in root;

  async function follow(): Promise<void> {
    const { appearance, display } = get();
    const wanted = {
      ...appearance,
      ...(display ? { display } : {}),
      ...(system.matches ? { contrast: 'more' as const } : {}),
    };
    const next = JSON.stringify(wanted);
    if (next === current) return;
    current = next;
    if (!canApply) return warn('appearance: this browser has no constructed stylesheets');
    // Loaded by those who use it.
    const { applyAppearance } = await import('@huiqi/components/appearance');
    if (stopped || next !== current) return;
    applied?.remove();
    applied = next === '{}' ? undefined : applyAppearance(root, wanted);
    for (const part of root.children) part.setAttribute('data-huiqi-display', display ?? '');
    for (const { message } of applied?.problems ?? []) warn(message);
  }
  // An appearance that cannot be loaded leaves the default.
  const attempt = () => follow().catch((cause: unknown) => warn(`appearance: ${String(cause)}`));
  const ready = attempt();
  const onChange = () => void attempt();
  const unsubscribe = subscribe(onChange);
  system.addEventListener('change', onChange);
  return {
    ready,
    stop() {
      stopped = true;
      unsubscribe();
      system.removeEventListener('change', onChange);
      applied?.remove();
    },
  };
}

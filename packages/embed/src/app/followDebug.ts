import type { Explainer } from './explainFailures.js';
import type { OptionsStore } from './createOptionsStore.js';

const names = ['huiqi-error', 'huiqi-login-required'];

/** While `debug` is set, failures are explained; the code for it is loaded on demand. Returns a stop function. */
export function followDebug(
  element: HTMLElement,
  options: OptionsStore,
  origins: readonly string[],
): () => void {
  let loading: Promise<Explainer> | undefined;
  const load = async () => (await import('./explainFailures.js')).explainFailures(origins);
  const tell = (event?: Event) => {
    if (!options.get().debug) return;
    loading ??= load();
    loading.then(({ explain }) => event && explain(event as CustomEvent)).catch(() => undefined);
  };
  tell();
  for (const name of names) element.addEventListener(name, tell);
  return () => {
    for (const name of names) element.removeEventListener(name, tell);
    loading?.then(({ stop }) => stop()).catch(() => undefined);
  };
}

import type { Explainer } from './explainFailures.js';
import type { OptionsStore } from './createOptionsStore.js';

const names = ['huiqi-error', 'huiqi-login-required'];

/** While `debug` is set, failures are explained, also those from before the code for it has come. Returns a stop function. */
export function followDebug(
  element: HTMLElement,
  options: OptionsStore,
  origins: readonly string[],
): () => void {
  let explainer: Explainer | undefined;
  let isOn = false;
  const early: Event[] = [];
  const tell = (event: Event) => {
    if (explainer) explainer.explain(event as CustomEvent);
    else early.push(event);
  };
  const load = async () => {
    const { explainFailures } = await import('./explainFailures.js');
    if (!isOn) return;
    explainer ??= explainFailures(origins);
    early.splice(0).forEach(tell);
  };
  const turn = (on: boolean) => {
    if (on === isOn) return;
    isOn = on;
    for (const name of names)
      if (on) element.addEventListener(name, tell);
      else element.removeEventListener(name, tell);
    if (on) load().catch(() => undefined);
    else explainer?.stop();
    explainer = undefined;
  };
  const follow = () => turn(options.get().debug === true);
  follow();
  const unsubscribe = options.subscribe(follow);
  return () => {
    unsubscribe();
    turn(false);
  };
}

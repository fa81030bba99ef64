import type { HuiqiAppElement } from '../host/contract.js';
import type * as Later from './later.js';
import type { WidgetOptions } from '../host/WidgetOptions.js';
import type { CheckedOptionsStore } from './createOptionsStore.js';

let later: typeof Later | undefined;

/** Loaded after drawing: checking options, and submitting forms in a page that allows none. */
export async function checkLater(
  element: HuiqiAppElement,
  root: ShadowRoot,
  options: CheckedOptionsStore,
  onInvalid: (sentence: string) => void,
): Promise<void> {
  later ??= await import('./later.js');
  later.submitWithoutForms(root);
  later.warnOfLostOptions(element).forEach(onInvalid);
  options.check(later.describeInvalid, onInvalid);
}

/** Throws a `TypeError` if an option is invalid, as soon as the code for it has come. */
export function checkOptions(options: WidgetOptions): void {
  later?.checkOptions(options);
}

import type { HuiqiAppElement } from '../host/contract.js';
import type * as Later from './later.js';
import type { WidgetOptions } from '../host/WidgetOptions.js';
import type { CheckedOptionsStore } from './createOptionsStore.js';

let later: typeof Later | undefined;

/** What a widget needs once it is drawn: its options checked, and its forms sent in a page that may send none. */
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

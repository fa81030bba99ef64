import type { HuiqiAppElement } from '../host/contract.js';
import type { WidgetOptions } from '../host/WidgetOptions.js';
import type { OptionsStore } from './createOptionsStore.js';

let checks: typeof import('./optionChecks.js') | undefined;

/** Checks the options of a widget once the code for it has come; the first screen does not wait for that. */
export async function checkLater(
  element: HuiqiAppElement,
  options: OptionsStore,
  onInvalid: (sentence: string) => void,
): Promise<void> {
  checks ??= await import('./optionChecks.js');
  checks.warnOfLostOptions(element).forEach(onInvalid);
  options.check(checks.describeInvalid, onInvalid);
}

/** Throws a `TypeError` if an option is invalid, as soon as the code for it has come. */
export function checkOptions(options: WidgetOptions): void {
  checks?.checkOptions(options);
}

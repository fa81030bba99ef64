import { describeInvalid } from './describeInvalid.js';
import type { WidgetOptions } from './WidgetOptions.js';

/** Throws a `TypeError` that says what is wrong with the first invalid option. */
export function checkOptions(options: WidgetOptions): void {
  if (typeof options !== 'object' || options === null || Array.isArray(options))
    throw new TypeError('Huiqi: options must be an object');
  for (const [name, value] of Object.entries(options)) {
    const wrong = describeInvalid(name, value);
    if (wrong) throw new TypeError(`Huiqi: ${wrong}`);
  }
}

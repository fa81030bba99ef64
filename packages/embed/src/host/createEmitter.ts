import type {
  CancellableEventName,
  HuiqiEventDetails,
  HuiqiEventName,
  HuiqiWidgetEvent,
} from './eventMap.js';
import { reportToPage } from './reportToPage.js';
import type { WidgetOptions } from './WidgetOptions.js';

/** Sends one event to the page. Returns false if the page has prevented it. */
export type Emit = <Name extends HuiqiEventName>(
  name: Name,
  detail: HuiqiEventDetails[Name],
) => boolean;

const cancellable: ReadonlySet<string> = new Set<CancellableEventName>([
  'huiqi-navigate',
  'huiqi-before-submit',
]);

/** Older names with their original fields. */
const aliases: Readonly<Partial<Record<HuiqiEventName, readonly string[]>>> = {
  'huiqi-ready': ['route'],
  'huiqi-login-required': ['reason'],
  'huiqi-order-submitted': ['orderId', 'orderStatus'],
  'huiqi-resize': ['height'],
  'huiqi-error': ['code', 'requestId'],
};

/** Returns the function that sends a widget's events: to `onEvent`, as a DOM event, and under its older name. */
export function createEmitter(
  element: EventTarget,
  options: () => Pick<WidgetOptions, 'onEvent' | 'reference'>,
): Emit {
  return (name, own) => {
    const { onEvent, reference } = options();
    const detail = { ...own, reference: reference ?? null };
    const isCancellable = cancellable.has(name);
    const send = (type: string, value: object) =>
      element.dispatchEvent(
        new CustomEvent(type, {
          detail: value,
          bubbles: true,
          composed: true,
          cancelable: isCancellable,
        }),
      );
    let allowed = true;
    const preventDefault = () => {
      allowed = false;
    };
    const event = { type: name, detail, ...(isCancellable && { preventDefault }) };
    callListener(onEvent, event as unknown as HuiqiWidgetEvent);
    if (!send(name, detail)) allowed = false;
    const fields = aliases[name];
    if (fields) {
      const values = own as Readonly<Record<string, unknown>>;
      send(
        name.replace('-', ':'),
        Object.fromEntries(fields.map((field) => [field, values[field]])),
      );
    }
    return allowed;
  };
}

// As with DOM event listeners, an error of the page's function is reported and breaks nothing here.
function callListener(listener: WidgetOptions['onEvent'], event: HuiqiWidgetEvent): void {
  try {
    listener?.(event);
  } catch (error) {
    reportToPage(error);
  }
}

import { createForcedError } from '../shared/forcedError.js';
import { respondAs, type Scenario } from '../shared/scenarios.js';

type Fetch = typeof fetch;

const original = window.fetch.bind(window);

let respond: Fetch = original;

/** The failure of the widget's next call, in every scenario. */
export const forcedError = createForcedError();

/** This page's own calls use this, whatever the widget's server does. */
export const pageFetch: Fetch = (input, init) => original(input, init);

/** Sets how the server behaves towards the widget. */
export function setScenario(scenario: Scenario): void {
  respond = respondAs(scenario, original);
}

const isApi = (input: RequestInfo | URL) =>
  new URL(input instanceof Request ? input.url : input, location.href).pathname.startsWith('/api/');

/**
 * Handles the widget's calls in place of the server. The widget calls the API with the page's `fetch`, as on every
 * page, and has no option for another; nobody else does here, because the page's own client uses `pageFetch`. The
 * widget's files pass.
 */
export function interceptWidgetCalls(): void {
  const toWidget = forcedError.wrap((input, init) => respond(input, init));
  window.fetch = (input, init) => (isApi(input) ? toWidget : original)(input, init);
}

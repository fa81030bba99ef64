import type { WidgetCopy } from './generated/WidgetCopy.js';
import type { WidgetToken } from './WidgetToken.js';
import type { WidgetVariable } from './WidgetVariable.js';
import type { FeatureName } from '../routes/featureNames.js';
import type { FetchToken } from './FetchToken.js';
import type { HuiqiWidgetEvent } from './eventMap.js';

/** A screen, or a set of screens, that a widget shows. */
export type WidgetFeature = FeatureName;

/** What a widget may show; the partner's scope on the server applies as well. */
export interface WidgetScope {
  readonly bankIds?: readonly string[];
  readonly categoryIds?: readonly string[];
  readonly productIds?: readonly string[];
}

/** Known facts that forms start with; what the user has typed or saved takes precedence. */
export interface WidgetPrefill {
  readonly company?: { readonly name?: string; readonly creditCode?: string };
  readonly contact?: { readonly name?: string; readonly phone?: string };
  /** Amount in 万元, as a decimal string. */
  readonly amount?: string;
  /** Loan term in whole months. */
  readonly termMonths?: number;
}

/** How a widget looks; see "Appearance" in the README for the variables. */
export interface WidgetAppearance {
  /** `auto` follows the user's system. Defaults to `light`. */
  readonly mode?: 'light' | 'dark' | 'auto';
  /** Values by name: `{ colorPrimary: '#0a5' }`. */
  readonly variables?: Readonly<Partial<Record<WidgetVariable, string>>>;
  /** Defaults to `comfortable`. */
  readonly density?: 'comfortable' | 'compact';
}

/** Province, city and district code of a region. */
export interface WidgetArea {
  readonly province: string;
  readonly city: string;
  readonly district: string;
}

export type WidgetLocale = 'zh-CN' | 'en';

/**
 * All options of a widget. Each is a property of `<huiqi-app>` and a prop of the wrappers; those with a scalar value
 * are attributes too, in kebab case. `null` and `undefined` mean the default.
 */
export interface WidgetOptions {
  /** Address of the screen: `/cIGNALoan`, … A change navigates. Defaults to the start of the feature. */
  readonly route?: string | null | undefined;
  /** Defaults to `loan-market`. Read at start. */
  readonly feature?: WidgetFeature | null | undefined;
  /** Session token of the user. Prefer `fetchToken`, which can renew it. */
  readonly token?: WidgetToken | null | undefined;
  /** Gets a session token from your own backend; null for a visitor. */
  readonly fetchToken?: FetchToken | null | undefined;
  readonly scope?: WidgetScope | null | undefined;
  /** Initial filters of the product list, by their names in its address. */
  readonly filters?: Readonly<Record<string, string>> | null | undefined;
  /** Items on a page of a list, 1 to 50. */
  readonly pageSize?: number | null | undefined;
  readonly prefill?: WidgetPrefill | null | undefined;
  /** Your own id of this visit, up to 64 of `A-Z a-z 0-9 _ . : -`; events, orders and webhooks carry it. */
  readonly reference?: string | null | undefined;
  /** Defaults to `zh-CN`. */
  readonly locale?: WidgetLocale | null | undefined;
  /** Texts to use instead of the defaults. Legal and lender texts cannot be replaced. */
  readonly copy?: WidgetCopy | null | undefined;
  readonly appearance?: WidgetAppearance | null | undefined;
  /** `care` is the care version (关怀版), for older people: larger text and targets, contrasts of 7:1. Defaults to `standard`. */
  readonly display?: 'standard' | 'care' | null | undefined;
  /** Where unfinished forms are kept: with the element, or in the tab's session storage. Defaults to `memory`. */
  readonly drafts?: 'memory' | 'session' | null | undefined;
  /**
   * Where dialogs and popups are drawn. Defaults to the widget itself, where a `zoom`, `transform`, `filter` or `contain` of an
   * ancestor misplaces them. Read at start.
   */
  readonly dialogContainer?: HTMLElement | null | undefined;
  /** `z-index` of dialogs. */
  readonly layer?: number | null | undefined;
  /**
   * The page's address that shows a screen of the widget: the target of a link opened in a new tab or copied. Without
   * one, or with null, such a link opens nothing. Clicks always navigate within the widget.
   */
  readonly hostAddress?: ((route: string) => string | null) | null | undefined;
  /** Region, as codes: `500000,500200,500231` or an object. */
  readonly area?: string | WidgetArea | null | undefined;
  /** Segment of the API's paths. Read at start. */
  readonly product?: string | null | undefined;
  /** Origin of the API. Defaults to the loader's. Read at start. */
  readonly apiBase?: string | null | undefined;
  /** Explains in the console what is wrong: an origin that is not listed, a blocked source, a token that failed. */
  readonly debug?: boolean | null | undefined;
  /** Called with every event of the widget, before the DOM event. */
  readonly onEvent?: ((event: HuiqiWidgetEvent) => void) | null | undefined;
}

export type WidgetOptionName = keyof WidgetOptions;

import type { ScreenProps } from '@huiqi/components/provider';
import type { Icon } from '@huiqi/components/ui';
import type { OperationId } from '@huiqi/sdk';
import type { ComponentProps, ComponentType } from 'react';

/** A page of the site only. */
export interface PageModule {
  readonly Page: ComponentType;
}

/** A screen that the site shares with the widget, and the addresses it leads to here. */
export interface ScreenModule {
  readonly Screen: ComponentType<ScreenProps>;
  readonly paths: object;
  /** Items on a page of its list. */
  readonly pageSize?: number;
}

/** Binds a screen to the site's addresses, and hides their type from here on. */
export const screen = <Paths extends object>(
  Screen: ComponentType<ScreenProps<Paths>>,
  paths: Paths,
): ScreenModule => ({ Screen: Screen as ComponentType<ScreenProps>, paths });

/** A public request that a page sends before it can be drawn. */
export interface PreloadRequest {
  readonly operation: OperationId;
  readonly input?: Readonly<Record<string, string | number>>;
  /** An earlier request whose response holds the input by the same names. */
  readonly inputOf?: OperationId;
}

/** A page where many visits begin; the server sends it with its responses (docs/adr/0007-answers-in-the-page.md). */
export interface Preload {
  /** End of the path of the module that `load` imports, without extension. */
  readonly module: string;
  /** Its files are part of the first load if there are any; what a drawn page reads besides, the server finds itself. */
  readonly requests?: readonly PreloadRequest[];
  /** Pictures of the first view: an operation, then the path into its data. */
  readonly pictures?: readonly string[];
}

interface Address {
  /** Pattern of the path: `/productDetail/:productId`. */
  readonly path: string;
  readonly title: string;
  /** Makes it an entry of the header; entries are ordered by `place`. */
  readonly nav?: { readonly label: string; readonly place: number };
}

/** Required parameter of an address, without which nothing can be shown. */
export interface Needed {
  /** Query parameters, all of them. */
  readonly query: readonly string[];
  /** What they name, in Chinese: 企业. */
  readonly choice: string;
  /** Paths of the pages where one chooses it; the first that the user may enter is offered. */
  readonly from: readonly [string, ...string[]];
}

export interface PageRoute extends Address {
  /**
   * `bare` pages have neither header nor footer (spec 1 §2), `desk` pages are wide, stand beside the navigation of staff and
   * end in one line, `centre` pages stand beside the navigation of the user centre. Defaults to `site`.
   */
  readonly layout?: 'site' | 'bare' | 'desk' | 'centre';
  /** Makes it an entry of the user centre; entries are ordered by `place`. */
  readonly centre?: { readonly label: string; readonly place: number };
  /** Makes it an entry of the desk's navigation, which has an icon for its narrow form; entries are ordered by `place`. */
  readonly desk?: {
    readonly label: string;
    readonly place: number;
    readonly icon: ComponentProps<typeof Icon>['name'];
    /** The letter that leads there after `g`. */
    readonly key?: string;
  };
  /** Path of the entry of the user centre or the desk that is highlighted. Defaults to the own path. */
  readonly entry?: string;
  /** Key in the user's permissions map; a route without one is open (spec 1 §2). */
  readonly permission?: string;
  /** Path of the entry of the header that is highlighted. */
  readonly header?: string;
  /** Phones are shown the page itself. */
  readonly phones?: true;
  /** Query parameter that identifies the thing shown: another value resets focus, scroll position and title. */
  readonly idParam?: string;
  /** The server may draw it: it is public, and its first view depends on the address and public reads alone. */
  readonly drawn?: true;
  readonly needs?: Needed;
  readonly load: () => Promise<PageModule | ScreenModule>;
}

/** A page of the specification that is not offered yet, and an entry of the header already. */
export interface ComingSoonRoute extends Address {
  readonly comingSoon: true;
}

/**
 * A page of the specification that is not offered yet. Exported as `soon` from `pages/<tag>/soon.ts`, apart from the
 * routes: the site reads it when somebody comes to such an address. A route of the same path goes before it.
 */
export interface SoonRoute {
  readonly path: string;
  readonly title: string;
  /** What it will offer. */
  readonly line: string;
  /** Path of the entry of the header that is highlighted. Defaults to the page's own. */
  readonly header?: string;
}

/** An address that leads elsewhere (spec 1 §2). */
export interface RedirectRoute {
  readonly path: string;
  readonly redirect: string;
}

export type Route = PageRoute | ComingSoonRoute | RedirectRoute;

/** Preloads by `path`, exported beside the routes as `preloads`: the build needs them, the page does not. */
export type Preloads = Readonly<Record<string, Preload>>;

/** Addresses with sample values, for tests, by `path`; exported beside the routes as `samples`. */
export type Samples = Readonly<Record<string, string>>;

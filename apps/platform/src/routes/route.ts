import type { ConfiguredPage } from '@huiqi/sdk';
import type { ScreenProps } from '@huiqi/components/provider';
import type { Icon } from '@huiqi/components/ui';
import type { ComponentProps, ComponentType } from 'react';

/** A page of the site only. */
export interface PageModule {
  readonly Page: ComponentType;
}

/** A screen shared with the widget, and the addresses it links to here. */
export interface ScreenModule {
  readonly Screen: ComponentType<ScreenProps>;
  readonly paths: object;
  /** Items per page of its list. */
  readonly pageSize?: number;
}

/** Binds a screen to the site's addresses, and erases their type. */
export const screen = <Paths extends object>(
  Screen: ComponentType<ScreenProps<Paths>>,
  paths: Paths,
): ScreenModule => ({ Screen: Screen as ComponentType<ScreenProps>, paths });

/** Headings of the user centre's navigation. */
export const centreGroups = {
  matters: '办理事项',
  company: '企业与权益',
  account: '消息与账号',
} as const;

interface Address {
  /** Pattern of the path: `/productDetail/:productId`. */
  readonly path: string;
  readonly title: string;
  /** Makes it an entry of the header; entries are ordered by `place`. */
  readonly nav?: { readonly label: string; readonly place: number };
}

/** Required parameter of an address, without which nothing can be shown. */
export interface Needed {
  /** All required query parameters. */
  readonly query: readonly string[];
  /** What they identify, in Chinese: 企业. */
  readonly choice: string;
  /** Paths of the pages to choose it from; the first one the user may enter is linked. */
  readonly from: readonly [string, ...string[]];
}

export interface PageRoute extends Address {
  /**
   * `bare` pages have neither header nor footer (spec 1 §2), `desk` pages are wide, with the staff navigation and a
   * one-line footer, `centre` pages have the user centre's navigation. Defaults to `site`.
   */
  readonly layout?: 'site' | 'bare' | 'desk' | 'centre';
  /** Makes it an entry of the user centre, below the heading of its group; entries are ordered by `place`. */
  readonly centre?: {
    readonly label: string;
    readonly place: number;
    readonly icon: ComponentProps<typeof Icon>['name'];
    readonly group: keyof typeof centreGroups;
  };
  /** Makes it an entry of the desk's navigation, which has an icon for its narrow form; entries are ordered by `place`. */
  readonly desk?: {
    readonly label: string;
    readonly place: number;
    readonly icon: ComponentProps<typeof Icon>['name'];
    /** The letter that opens it after `g`. */
    readonly key?: string;
  };
  /** Path of the highlighted entry of user centre or desk. Defaults to its own path. */
  readonly entry?: string;
  /** Key in the user's permissions map; a route without one is open (spec 1 §2). */
  readonly permission?: string;
  /** Path of the highlighted header entry. */
  readonly header?: string;
  /** Page under whose name the region has texts for its end. */
  readonly texts?: ConfiguredPage;
  /** Phones get the page itself. */
  readonly phones?: true;
  /** Query parameter that identifies the object shown: another value resets focus, scroll position and title. */
  readonly idParam?: string;
  /** The server may draw it: it is public, and its first view depends on the address and public reads alone. */
  readonly drawn?: true;
  readonly needs?: Needed;
  readonly load: () => Promise<PageModule | ScreenModule>;
}

/** A specified page that is not offered yet, but already has a header entry. */
export interface ComingSoonRoute extends Address {
  readonly comingSoon: true;
}

/**
 * A specified page that is not offered yet. Exported as `soon` from `pages/<tag>/soon.ts`, apart from the routes: the
 * site loads it when somebody opens such an address. A route with the same path takes precedence.
 */
export interface SoonRoute {
  readonly path: string;
  readonly title: string;
  /** What it will offer. */
  readonly line: string;
  /** Path of the entry of the header that is highlighted. Defaults to the page's own. */
  readonly header?: string;
}

/** A redirected address (spec 1 §2). */
export interface RedirectRoute {
  readonly path: string;
  readonly redirect: string;
}

export type Route = PageRoute | ComingSoonRoute | RedirectRoute;

/** Addresses with sample values, for tests, by `path`; exported beside the routes as `samples`. */
export type Samples = Readonly<Record<string, string>>;

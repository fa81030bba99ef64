import type { ApplicationPaths } from '@huiqi/components/applications';
import type { OrderPaths } from '@huiqi/components/orders';
import type { ProductPaths } from '@huiqi/components/products';
import type { ScreenProps } from '@huiqi/components/provider';
import type { ComponentType } from 'react';

/** The addresses that screens link to in a partner's page. */
export type PartnerPaths = ProductPaths & ApplicationPaths & OrderPaths;

/** A screen with whichever addresses its route provides. */
export type Screen = ComponentType<ScreenProps>;

/** Required parameter of an address, without which nothing can be shown. */
export interface Needed {
  /** Query parameter. */
  readonly query: string;
  readonly choice: 'product' | 'order';
  /** Path of the list to choose it from. */
  readonly from: string;
}

interface RouteOf<AnyScreen> {
  /** Pattern of the address: `/cIGNAProductDetail/:productId`. */
  readonly path: string;
  readonly title: string;
  /** Query parameter that identifies the object shown: another value is another page. */
  readonly idParam?: string;
  readonly needs?: Needed;
  /** Items per page of its list, if different from the site's. */
  readonly pageSize?: number;
  readonly load: () => Promise<AnyScreen>;
}

/** A route in a table: its screen gets the table's addresses. */
export type TableRoute<Paths extends object> = RouteOf<ComponentType<ScreenProps<Paths>>>;

/** One address of a widget or of the site. */
export type EmbedRoute = RouteOf<Screen>;

export interface RouteMatch {
  readonly route: EmbedRoute;
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
}

/** What one widget may show. */
export interface RouteSet {
  /** The addresses its screens link to, all within the set. */
  readonly paths: object;
  /** The route of an address, or null. */
  readonly find: (to: string) => RouteMatch | null;
}

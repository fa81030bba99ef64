import type { ApplicationPaths } from '@huiqi/components/applications';
import type { OrderPaths } from '@huiqi/components/orders';
import type { ProductPaths } from '@huiqi/components/products';
import type { ScreenProps } from '@huiqi/components/provider';
import type { ComponentType } from 'react';

/** The addresses that screens lead to in a partner's page. */
export type PartnerPaths = ProductPaths & ApplicationPaths & OrderPaths;

/** A screen with whatever addresses its route gives it. */
export type Screen = ComponentType<ScreenProps>;

/** What an address has to name, without which there is nothing to show. */
export interface Needed {
  /** Query parameter. */
  readonly query: string;
  readonly choice: 'product' | 'order';
  /** Path of the list where one chooses it. */
  readonly from: string;
}

interface RouteOf<AnyScreen> {
  /** Pattern of the address: `/cIGNAProductDetail/:productId`. */
  readonly path: string;
  readonly title: string;
  /** Query parameter that names the thing shown: another value is another page. */
  readonly idParam?: string;
  readonly needs?: Needed;
  /** Items on a page of its list, where they are not those of the site. */
  readonly pageSize?: number;
  readonly load: () => Promise<AnyScreen>;
}

/** A route as a table holds it: its screen takes the addresses of the table. */
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
  /** The addresses its screens lead to; each of them is in the set. */
  readonly paths: object;
  /** The route of an address, or null. */
  readonly find: (to: string) => RouteMatch | null;
}

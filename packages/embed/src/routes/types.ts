import type { ApplicationPaths } from '@huiqi/components/applications';
import type { OrderPaths } from '@huiqi/components/orders';
import type { ProductPaths } from '@huiqi/components/products';
import type { ScreenProps } from '@huiqi/components/provider';
import type { ComponentType } from 'react';

/** The addresses that screens lead to in a partner's page. */
export type PartnerPaths = ProductPaths & ApplicationPaths & OrderPaths;

export type Screen = ComponentType<ScreenProps<PartnerPaths>>;

/** One insurer-style address (spec 1 §2). */
export interface EmbedRoute {
  readonly path: string;
  readonly title: string;
  readonly load: () => Promise<Screen>;
}

export interface RouteMatch {
  readonly route: EmbedRoute;
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
}

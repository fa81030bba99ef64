import type { ApplyResult } from '@huiqi/sdk';
import type { ComponentType } from 'react';

/** What a screen needs of the place it is drawn in: a widget or a site. */
export interface ScreenProps {
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly navigate: (to: string, options?: { readonly replace?: boolean }) => void;
  /** The address of a route as a link shows it. */
  readonly hrefFor: (to: string) => string;
  readonly onLogin: () => void;
  readonly onSubmitted: (result: ApplyResult) => void;
}

export type Screen = ComponentType<ScreenProps>;

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

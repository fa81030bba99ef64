import type { LinkTarget } from '../../provider/screen.js';

/** Addresses that the screens of the service marketplace lead to (spec 2 §2 Service marketplace). */
export interface ServicePaths {
  readonly services: (query?: URLSearchParams) => string;
  readonly service: (productId: string) => string;
  readonly organisation: (organisationId: string) => string;
  /** The form of a service; a place that takes no orders leaves it out. */
  readonly apply?: ((productId: string) => string) | undefined;
}

/** What services and organisations lead to. */
export interface ServiceLinks {
  readonly serviceLink: (productId: string) => LinkTarget;
  readonly organisationLink: (organisationId: string) => LinkTarget;
}

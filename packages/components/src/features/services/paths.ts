import type { LinkTarget } from '../../provider/screen.js';

/** Addresses that the screens of the service marketplace link to (spec 2 §2 Service marketplace). */
export interface ServicePaths {
  readonly services: (query?: URLSearchParams) => string;
  readonly service: (productId: string) => string;
  readonly organisation: (organisationId: string) => string;
  /** The form of a service; omitted on sites without orders. */
  readonly apply?: ((productId: string) => string) | undefined;
}

/** Links of services and organisations. */
export interface ServiceLinks {
  readonly serviceLink: (productId: string) => LinkTarget;
  readonly organisationLink: (organisationId: string) => LinkTarget;
}

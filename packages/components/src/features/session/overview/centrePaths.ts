import type { OrderStatus } from '@huiqi/sdk';

/** Which orders are counted: all, those in a status, or those in progress; of one company, by its tax number. */
export interface CountedOrders {
  readonly orderStatus?: OrderStatus | undefined;
  readonly applying?: 'true' | undefined;
  readonly nsrsbh?: string | undefined;
}

/** Addresses that the overview of the user centre and the profile link to. */
export interface CentrePaths {
  /** The user's orders; with a status those in it. */
  readonly orders: (status?: OrderStatus) => string;
  /** The user's orders that a count of the overview counts; without it the overview has no counts. */
  readonly counted?: ((orders: CountedOrders) => string) | undefined;
  readonly order: (orderId: string) => string;
  readonly notices: () => string;
  readonly notice: (id: string) => string;
  readonly companies: () => string;
  /** The verification of a company. */
  readonly verify: () => string;
  readonly products: () => string;
  /** Opens the dialog that changes the password. */
  readonly password: () => string;
}

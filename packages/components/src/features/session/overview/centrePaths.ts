import type { OrderStatus } from '@huiqi/sdk';

/** Addresses that the overview of the user centre and the profile link to. */
export interface CentrePaths {
  /** The user's orders; with a status those in it. */
  readonly orders: (status?: OrderStatus) => string;
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

/** What happened, what to do, and the number to quote. */
export interface ErrorDescription {
  /**
   * `fault`: the platform or the network failed. `mistake`: the user can fix it. `forbidden`: somebody else can.
   * Defaults to `fault`.
   */
  readonly kind?: 'fault' | 'mistake' | 'forbidden' | undefined;
  readonly title: string;
  readonly description?: string | undefined;
  /** The number support asks for; faults only. */
  readonly requestId?: string | undefined;
}

/** Loading, error, empty and ready as one union. */
export type DataStateValue<T> =
  | { readonly status: 'loading' }
  | {
      readonly status: 'error';
      readonly error: ErrorDescription;
      readonly retry?: (() => void) | undefined;
      readonly retrying?: boolean | undefined;
    }
  | { readonly status: 'empty' }
  | { readonly status: 'ready'; readonly data: T; readonly refreshing?: boolean | undefined };

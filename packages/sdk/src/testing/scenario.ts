import type { OperationData, OperationId } from '../client/types.js';

/** How the mock responds to one call. */
export interface MockResponse<Data = unknown> {
  /** Data of a success. Defaults to the first example of the contract. */
  readonly data?: Data;
  /** Name of an example of the contract. */
  readonly example?: string;
  /** A code of the error catalogue: the call fails with it. */
  readonly code?: string;
  /** Message of the server. Defaults to the catalogue's. */
  readonly message?: string;
  readonly httpStatus?: number;
  readonly fieldErrors?: readonly { readonly field: string; readonly message: string }[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly delayMs?: number;
  /** Never responds (until the call is aborted). */
  readonly hang?: boolean;
  /** The connection fails. */
  readonly offline?: boolean;
}

/** A recorded call, for assertions and for responses that depend on it. */
export interface MockRequest {
  readonly operationId: OperationId;
  readonly method: string;
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Headers;
  readonly body: unknown;
}

export type MockScenario<Data = unknown> =
  | MockResponse<Data>
  | ((request: MockRequest) => MockResponse<Data> | Promise<MockResponse<Data>>);

/** Responses by operation; the others respond with the example of the contract. */
export type MockScenarios = {
  readonly [Id in OperationId]?: MockScenario<OperationData<Id>> | undefined;
};

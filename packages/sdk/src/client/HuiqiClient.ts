import type { Client } from 'openapi-fetch';
import type { paths } from '../generated/schema.js';
import type { Session } from '../session/session.js';
import type { VisitStore } from '../session/visitStore.js';
import type { HuiqiEvent } from './events.js';
import type { Area } from './options.js';
import type { CallOptions, OperationSpec } from './types.js';

/** What the functions of the SDK work with; made by `createClient`. */
export interface HuiqiClient {
  /** The typed client below the policies (headers are set), for what is unusual. */
  readonly raw: Client<paths>;
  /** Origin (and prefix) the API lives under; empty for the page's own. */
  readonly baseUrl: string;
  readonly session: Session;
  readonly visit: VisitStore;
  readonly area: Area | null;
  /** Region of all further calls. */
  setArea(area: Area | null): void;
  /** Hears every event beside `onEvent`; answers with the function that ends it. */
  subscribe(listener: (event: HuiqiEvent) => void): () => void;
  /** Calls an operation; the generated functions are the typed way to it. */
  call(spec: OperationSpec, input?: object, options?: CallOptions): Promise<unknown>;
}

import type { Tag } from '../generated/tags.js';
import type { HuiqiClient } from './HuiqiClient.js';
import type {
  CallOptions,
  HttpMethod,
  OperationData,
  OperationId,
  OperationInput,
  OperationSpec,
} from './types.js';

type Args<Id extends OperationId> =
  Record<never, never> extends OperationInput<Id>
    ? [input?: OperationInput<Id>, options?: CallOptions]
    : [input: OperationInput<Id>, options?: CallOptions];

/** One operation of the contract: resolves with the unwrapped data or rejects with a HuiqiError. */
export interface Operation<Id extends OperationId> {
  (client: HuiqiClient, ...args: Args<Id>): Promise<OperationData<Id>>;
  readonly spec: OperationSpec;
}

/** Creates the function of one operation. Pure, so that bundlers drop unused ones. */
export function operation<Id extends OperationId>(
  id: Id,
  tag: Tag,
  method: HttpMethod,
  path: string,
  flags: Partial<Omit<OperationSpec, 'id' | 'tag' | 'method' | 'path'>> = {},
): Operation<Id> {
  const spec: OperationSpec = {
    id,
    tag,
    method,
    path,
    idempotent: false,
    read: method === 'GET',
    session: undefined,
    headers: undefined,
    filters: false,
    file: false,
    invalidates: [],
    ...flags,
  };
  const call = (client: HuiqiClient, ...[input, options]: Args<Id>) =>
    client.call(spec, input, options) as Promise<OperationData<Id>>;
  return Object.assign(call, { spec });
}

import type { OperationId } from '@huiqi/sdk';
import type { Call } from '../../http/context.js';

/** Aborts when a client disconnects before it has its response. */
export function goneSignal({ reply }: Pick<Call<OperationId>, 'reply'>): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  return gone.signal;
}

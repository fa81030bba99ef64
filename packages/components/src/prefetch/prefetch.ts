import type {
  CallOptions,
  HuiqiClient,
  Operation,
  OperationId,
  OperationInput,
  Tag,
} from '@huiqi/sdk';
import type { PreloadedResponse } from '../provider/createQueryClient.js';

/** A read of a screen that can be sent before the screen renders. */
export interface ScreenRead {
  readonly operation: Pick<Operation<OperationId>, 'spec'>;
  readonly input: object;
}

/** A single read, as the screen will request it. */
export const read = <Id extends OperationId>(
  operation: Operation<Id>,
  input: OperationInput<Id>,
): ScreenRead => ({ operation, input });

export interface PrefetchOptions extends Pick<CallOptions, 'signal' | 'timeoutMs'> {
  /** Called with a failure; the screen retries and reports it. Ignored by default. */
  readonly onError?: ((error: unknown, operation: OperationId) => void) | undefined;
}

/**
 * Sends the reads of a screen in parallel and resolves with the responses, plain data for `HuiqiProvider preloaded` or
 * `Preloaded`. Never rejects: a failed read is left out, and the screen sends it again.
 */
export async function prefetch(
  client: HuiqiClient,
  reads: readonly ScreenRead[],
  { onError, ...options }: PrefetchOptions = {},
): Promise<PreloadedResponse[]> {
  const responses = await Promise.all(
    reads.map(async ({ operation: { spec }, input }): Promise<PreloadedResponse[]> => {
      try {
        const data = await client.call(spec, input, options);
        return [{ tag: spec.tag satisfies Tag, operation: spec.id, input, data }];
      } catch (error) {
        onError?.(error, spec.id);
        return [];
      }
    }),
  );
  return responses.flat();
}

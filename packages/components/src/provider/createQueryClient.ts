import type { OperationId, Tag } from '@huiqi/sdk';
import { QueryClient } from '@tanstack/react-query';
import { queryKey } from './queryKey.js';

/** A response that is there before it is requested, such as one that came with the page. */
export interface PreloadedResponse {
  /** Tag of the operation, `operation.spec.tag`. */
  readonly tag: Tag;
  readonly operation: OperationId;
  readonly input: object;
  readonly data: unknown;
}

/** Creates a query cache of our own. Retries belong to the SDK, which knows what may be repeated. */
export function createQueryClient(preloaded: readonly PreloadedResponse[] = []): QueryClient {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: 10_000, refetchOnWindowFocus: false } },
  });
  for (const { tag, operation, input, data } of preloaded) {
    queryClient.setQueryData(queryKey({ tag, id: operation }, input), data);
  }
  return queryClient;
}

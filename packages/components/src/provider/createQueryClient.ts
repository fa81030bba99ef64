import type { OperationId, Tag } from '@huiqi/sdk';
import { QueryClient, type QueryKey } from '@tanstack/react-query';
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
  fillCache(queryClient, preloaded);
  return queryClient;
}

/** Puts responses where the reads of screens find them, or those of the keys alone that `isWanted` accepts. */
export function fillCache(
  queryClient: QueryClient,
  responses: readonly PreloadedResponse[],
  isWanted: (key: QueryKey) => boolean = () => true,
): void {
  for (const { tag, operation, input, data } of responses) {
    const key = queryKey({ tag, id: operation }, input);
    if (isWanted(key)) queryClient.setQueryData(key, data);
  }
}

import type { OperationId, Tag } from '@huiqi/sdk';
import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { queryKey } from './queryKey.js';

/** A response available before it is requested, such as one that came with the page. */
export interface PreloadedResponse {
  /** Tag of the operation, `operation.spec.tag`. */
  readonly tag: Tag;
  readonly operation: OperationId;
  readonly input: object;
  readonly data: unknown;
}

/**
 * Creates a separate query cache. Retries are left to the SDK, which knows what may be repeated. Reads fail offline as writes do:
 * where a host's own TanStack Query follows the browser's `offline` event, this cache, never mounted, would not learn of its end.
 */
export function createQueryClient(preloaded: readonly PreloadedResponse[] = []): QueryClient {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        retry: false,
        staleTime: 10_000,
        refetchOnWindowFocus: false,
      },
    },
  });
  fillCache(queryClient, preloaded);
  return queryClient;
}

/** Adds responses to the cache for the screens' reads, optionally only keys accepted by `isWanted`. */
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

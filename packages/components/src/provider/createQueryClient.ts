import type { OperationId } from '@huiqi/sdk';
import { QueryClient } from '@tanstack/react-query';

/** An answer that is there before it is asked for: the operation, its input and its data. */
export interface KnownAnswer {
  readonly operation: OperationId;
  readonly input: object;
  readonly data: unknown;
}

/** Our own cache; retries belong to the SDK, which knows what may be repeated. */
export function createQueryClient(known: readonly KnownAnswer[] = []): QueryClient {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: 10_000, refetchOnWindowFocus: false } },
  });
  for (const { operation, input, data } of known) {
    queryClient.setQueryData([operation, input], data);
  }
  return queryClient;
}

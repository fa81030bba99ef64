import { QueryClient } from '@tanstack/react-query';

/** Our own cache; retries belong to the SDK, which knows what may be repeated. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: 10_000, refetchOnWindowFocus: false } },
  });
}

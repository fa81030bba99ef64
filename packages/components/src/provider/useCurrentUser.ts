import { getUserInfo, type UserInfo } from '@huiqi/sdk';
import type { UseQueryResult } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useHuiqi } from './context.js';
import { queryKey } from './queryKey.js';
import { useOperation } from './useOperation.js';

const { spec } = getUserInfo;

/** The signed-in user, or null for a visitor. */
export function useCurrentUser(): UseQueryResult<UserInfo | null, Error> {
  return useOperation(getUserInfo, {}, { staleTime: 60_000 });
}

/**
 * Returns a function that sets the signed-in user in the cache; drops the previous user's responses, unless the user
 * just became known (`isArrival`).
 */
export function useSetCurrentUser(): (user: UserInfo | null, isArrival?: boolean) => void {
  const { queryClient } = useHuiqi();
  return useCallback(
    (user, isArrival = false) => {
      if (!isArrival)
        queryClient.removeQueries({ predicate: ({ queryKey: [, id] }) => id !== spec.id });
      queryClient.setQueryData(queryKey(spec, {}), user);
    },
    [queryClient],
  );
}

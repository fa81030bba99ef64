import { getUserInfo, type UserInfo } from '@huiqi/sdk';
import type { UseQueryResult } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useHuiqi } from './context.js';
import { useOperation } from './useOperation.js';

/** The signed-in user, or null for a visitor. */
export function useCurrentUser(): UseQueryResult<UserInfo | null, Error> {
  return useOperation(getUserInfo, {}, { staleTime: 60_000 });
}

/** Tells the cache who is signed in now; what the user before has read is dropped. */
export function useSetCurrentUser(): (user: UserInfo | null) => void {
  const { queryClient } = useHuiqi();
  return useCallback(
    (user) => {
      queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'getUserInfo' });
      queryClient.setQueryData(['getUserInfo', {}], user);
    },
    [queryClient],
  );
}

import type { UserInfo } from '@huiqi/sdk';
import { useEffect, useState } from 'react';
import type { DataStateValue } from '../../../patterns/DataState/types.js';
import { useClient } from '../../../provider/context.js';
import { toDataState } from '../../../provider/toDataState.js';
import { useCurrentUser } from '../../../provider/useCurrentUser.js';

export interface Applicant {
  /** Null for a visitor. */
  readonly state: DataStateValue<UserInfo | null>;
  /** Whether the user's session ended while the form was open. */
  readonly isSessionOver: boolean;
}

/**
 * Who fills in a form. When the session expires the form stays theirs until somebody signs in again, so that no input
 * is lost; a logout discards it.
 */
export function useApplicant(): Applicant {
  const client = useClient();
  const query = useCurrentUser();
  const [held, setHeld] = useState<UserInfo | null>(null);
  const [endedAt, setEndedAt] = useState(0);
  useEffect(
    () =>
      client.subscribe(({ type }) => {
        if (type === 'session-expired' || type === 'login-required') setEndedAt(Date.now());
      }),
    [client],
  );
  const { data, dataUpdatedAt } = query;
  if (data && data !== held) setHeld(data);
  const isOver = endedAt > 0 && held !== null && (!data || dataUpdatedAt <= endedAt);
  if (!isOver) return { state: toDataState(query), isSessionOver: false };
  return { state: { status: 'ready', data: held }, isSessionOver: true };
}

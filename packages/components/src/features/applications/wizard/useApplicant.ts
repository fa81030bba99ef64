import type { UserInfo } from '@huiqi/sdk';
import { useEffect, useRef, useState } from 'react';
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
  /** When the user was read whose session ended. */
  const [endedWith, setEndedWith] = useState<number>();
  const { data, dataUpdatedAt } = query;
  const readAt = useRef(dataUpdatedAt);
  useEffect(() => {
    readAt.current = dataUpdatedAt;
  }, [dataUpdatedAt]);
  useEffect(
    () =>
      client.subscribe(({ type }) => {
        if (type === 'session-expired' || type === 'login-required') setEndedWith(readAt.current);
      }),
    [client],
  );
  if (data && data !== held) setHeld(data);
  const isOver = endedWith !== undefined && held !== null && (!data || dataUpdatedAt === endedWith);
  if (!isOver) return { state: toDataState(query), isSessionOver: false };
  return { state: { status: 'ready', data: held }, isSessionOver: true };
}

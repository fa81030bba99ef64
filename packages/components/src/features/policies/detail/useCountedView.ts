import { addPolicyView } from '@huiqi/sdk';
import { useEffect, useRef } from 'react';
import { useClient } from '../../../provider/context.js';

/** Counts a view of a policy once per opening of its page, in the background. */
export function useCountedView(shownId: string | undefined): void {
  const client = useClient();
  const counted = useRef<string>(undefined);
  useEffect(() => {
    if (shownId === undefined || counted.current === shownId) return;
    counted.current = shownId;
    addPolicyView(client, { id: shownId }).catch(() => undefined);
  }, [client, shownId]);
}

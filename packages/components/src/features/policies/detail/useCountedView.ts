import { addPolicyView } from '@huiqi/sdk';
import { useEffect, useRef } from 'react';
import { useClient } from '../../../provider/context.js';

/** Counts a view of a policy once it is shown, once for each time the page is opened; nobody waits for it. */
export function useCountedView(shownId: string | undefined): void {
  const client = useClient();
  const counted = useRef<string>(undefined);
  useEffect(() => {
    if (shownId === undefined || counted.current === shownId) return;
    counted.current = shownId;
    addPolicyView(client, { id: shownId }).catch(() => undefined);
  }, [client, shownId]);
}

import { Banner, Button } from '@huiqi/components/ui';
import { bridgeMessages, type BridgeState, type HostBridge } from '@huiqi/sdk/bridge';
import { useEffect, useState } from 'react';
import { bar } from './ConnectionBar.css.js';
import { useBridgeState } from './useBridgeState.js';

/** Short interruptions are not reported. */
const quietMs = 1_500;

/** States in which a further attempt may help. */
const retryable: ReadonlySet<BridgeState> = new Set([
  'blocked',
  'denied',
  'not-running',
  'wrong-version',
  'wrong-secret',
]);

function useSettled(state: BridgeState): BridgeState | null {
  const [settled, setSettled] = useState<BridgeState | null>(null);
  useEffect(() => {
    const isPassing = state === 'connecting' || state === 'reconnecting';
    const timer = setTimeout(() => setSettled(state), isPassing ? quietMs : 0);
    return () => clearTimeout(timer);
  }, [state]);
  return settled;
}

/** Says what is wrong with the connection to the desktop client, and what to do; nothing while it is open. */
export function ConnectionBar({ bridge }: { readonly bridge: HostBridge }) {
  const state = useSettled(useBridgeState(bridge));
  const isShown = state !== null && state !== 'open' && state !== 'closed';
  return (
    <div role="status" className={bar}>
      {isShown && (
        <Banner
          tone={retryable.has(state) ? 'warning' : 'info'}
          action={retryable.has(state) && <Button onClick={() => bridge.retry()}>重试</Button>}
        >
          {bridgeMessages[state]}
        </Banner>
      )}
    </div>
  );
}

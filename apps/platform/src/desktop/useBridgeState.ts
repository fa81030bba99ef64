import type { BridgeState, HostBridge } from '@huiqi/sdk/bridge';
import { useSyncExternalStore } from 'react';

/** The current state of the connection to the desktop client. */
export const useBridgeState = (bridge: HostBridge): BridgeState =>
  useSyncExternalStore(
    (listener) => bridge.subscribe(listener),
    () => bridge.state,
  );

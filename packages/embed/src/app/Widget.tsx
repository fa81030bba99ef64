import type { HuiqiClient } from '@huiqi/sdk';
import {
  HuiqiProvider,
  memoryDraftStorage,
  useClient,
  useInvalidate,
} from '@huiqi/components/provider';
import { useToast } from '@huiqi/components/ui';
import { ErrorPanel } from '@huiqi/components/ui/ErrorPanel';
import { useEffect, useState } from 'react';
import type { Emit } from '../host/eventMap.js';
import type { MemoryHistory } from './createMemoryHistory.js';
import { ErrorBoundary } from './ErrorBoundary.js';
import { RouteView } from './RouteView.js';

interface WidgetProps {
  readonly client: HuiqiClient;
  readonly history: MemoryHistory;
  readonly emit: Emit;
  /** Adds the styles of every screen but the first. */
  readonly addStyles: () => Promise<void>;
  /** Calls the listener when another user may be signed in. Returns an unsubscribe function. */
  readonly onTokenChange: (listener: () => void) => () => void;
}

/** The whole widget. Nothing is written to the host's storage. */
export function Widget({ client, history, emit, addStyles, onTokenChange }: WidgetProps) {
  const [drafts] = useState(memoryDraftStorage);
  return (
    <HuiqiProvider client={client} drafts={drafts}>
      <Session
        onTokenChange={onTokenChange}
        onReady={() => emit('huiqi:ready', { route: history.current() })}
      />
      <ErrorBoundary
        fallback={<ErrorPanel title="页面出现异常" description="请刷新页面后重试。" />}
        onError={() => emit('huiqi:error', { code: 'RENDER_FAILED', requestId: null })}
      >
        <RouteView history={history} emit={emit} addStyles={addStyles} />
      </ErrorBoundary>
    </HuiqiProvider>
  );
}

interface SessionProps extends Pick<WidgetProps, 'onTokenChange'> {
  readonly onReady: () => void;
}

function Session({ onTokenChange, onReady }: SessionProps) {
  const invalidate = useInvalidate();
  const client = useClient();
  const toast = useToast();
  // The list comes in place of the product; it is said why (spec 1 §8).
  useEffect(
    () =>
      client.subscribe((event) => {
        if (event.type === 'product-off-shelf') toast.error(event.userMessage);
      }),
    [client, toast],
  );
  useEffect(
    () => onTokenChange(() => void invalidate('session', 'companies')),
    [onTokenChange, invalidate],
  );
  useEffect(() => {
    onReady();
    // Once per mount.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, []);
  return null;
}

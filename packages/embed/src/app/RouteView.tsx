import { Button } from '@huiqi/components/ui/Button';
import { ErrorPanel } from '@huiqi/components/ui/ErrorPanel';
import { Skeleton } from '@huiqi/components/ui/Skeleton';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { Emit } from '../host/eventMap.js';
import { matchRoute } from '../routes/matchRoute.js';
import { listPath } from '../routes/paths.js';
import type { MemoryHistory } from './createMemoryHistory.js';
import { useScreen } from './useScreen.js';

interface RouteViewProps {
  readonly history: MemoryHistory;
  readonly emit: Emit;
}

/** The screen of the present address, with a way back. */
export function RouteView({ history, emit }: RouteViewProps) {
  const to = useSyncExternalStore(history.subscribe, history.current);
  const match = matchRoute(to) ?? matchRoute(listPath);
  const { screen: Screen, failed, retry } = useScreen(match?.route);
  useEffect(() => {
    if (failed) emit('huiqi:error', { code: 'LOAD_FAILED', requestId: null });
  }, [failed, emit]);
  const section = useRef<HTMLElement>(null);
  const first = useRef(to);
  useEffect(() => {
    // After a move, reading and tabbing start at the new screen; the start leaves the host's focus.
    if (first.current !== to) section.current?.focus();
    first.current = '';
  }, [to]);
  if (!match) return null;
  return (
    <section ref={section} aria-label={match.route.title} tabIndex={-1}>
      {history.canGoBack() && (
        <Button variant="text" size="small" onClick={history.back}>
          返回
        </Button>
      )}
      {Screen && (
        <Screen
          key={to}
          params={match.params}
          query={match.query}
          navigate={(next, options) =>
            options?.replace ? history.replace(next) : history.push(next)
          }
          hrefFor={(next) => `#${next}`}
          onLogin={() => emit('huiqi:login-required', { reason: 'visitor' })}
          onSubmitted={({ orderId, orderStatus }) =>
            emit('huiqi:order-submitted', { orderId, orderStatus })
          }
        />
      )}
      {failed && (
        <ErrorPanel
          title="页面加载失败"
          description="请检查网络连接后重试。"
          action={<Button onClick={retry}>重试</Button>}
        />
      )}
      {!Screen && !failed && <Skeleton shape="block" height={240} />}
    </section>
  );
}

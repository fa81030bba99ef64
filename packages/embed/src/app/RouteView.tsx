import { focusHeading } from '@huiqi/components/patterns';
import { Button } from '@huiqi/components/ui/Button';
import { ErrorPanel } from '@huiqi/components/ui/ErrorPanel';
import { Skeleton } from '@huiqi/components/ui/Skeleton';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { Emit } from '../host/createEmitter.js';
import { matchRoute } from '../routes/matchRoute.js';
import { listPath, partnerPaths } from '../routes/paths.js';
import { pageSize } from '../routes/routeTable.js';
import type { MemoryHistory } from './createMemoryHistory.js';
import { useScreen } from './useScreen.js';

interface RouteViewProps {
  readonly history: MemoryHistory;
  readonly emit: Emit;
  /** Is called when the first screen is drawn. */
  readonly onDrawn: () => void;
  /** Is called by the page once the user has signed in. */
  readonly resume: () => void;
  /** Adds the styles of every screen but the first. */
  readonly addStyles: () => Promise<void>;
}

/** The screen of the present address. */
export function RouteView({ history, emit, onDrawn, resume, addStyles }: RouteViewProps) {
  const to = useSyncExternalStore(history.subscribe, history.current);
  const path = to.split(/[?#]/, 1)[0] ?? '';
  const match = matchRoute(to) ?? matchRoute(listPath);
  // Orders have one address for their list and each of them.
  const place = `${path} ${match?.query.get('orderId') ?? ''}`;
  const { screen: Screen, failed, retry } = useScreen(match?.route, addStyles);
  useEffect(() => {
    if (failed) emit('huiqi-error', { type: 'load', code: 'LOAD_FAILED', requestId: null });
  }, [failed, emit]);
  const isDrawn = Screen !== null;
  useEffect(() => {
    if (isDrawn) onDrawn();
  }, [isDrawn, onDrawn]);
  const section = useRef<HTMLElement>(null);
  const shown = useRef(place);
  useEffect(() => {
    // After navigation, focus moves to the new screen; the first screen leaves the host's focus alone.
    if (shown.current === place || !section.current) return undefined;
    shown.current = place;
    return focusHeading(section.current);
  }, [place]);
  if (!match) return null;
  const go = (next: string, options?: { readonly replace?: boolean }) =>
    options?.replace ? history.replace(next) : history.push(next);
  return (
    <section ref={section} aria-label={match.route.title} tabIndex={-1}>
      {Screen && (
        <Screen
          key={path}
          params={match.params}
          query={match.query}
          paths={partnerPaths}
          pageSize={pageSize}
          navigate={go}
          setQuery={(query, options) => {
            const text = String(query);
            go(text === '' ? path : `${path}?${text}`, options);
          }}
          hrefFor={(next) => `#${next}`}
          backTo={(next) => history.lastAt(next) ?? next}
          onLogin={() => void emit('huiqi-login-required', { reason: 'visitor', resume })}
          onEvent={({ type, ...detail }) => emit(`huiqi-${type}`, detail as never)}
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

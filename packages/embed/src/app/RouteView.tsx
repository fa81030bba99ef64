import { focusHeading } from '@huiqi/components/patterns';
import { useMessage } from '@huiqi/components/provider';
import { Slice } from '@huiqi/components/ui';
import { Button } from '@huiqi/components/ui/Button';
import { ErrorPanel } from '@huiqi/components/ui/ErrorPanel';
import { Skeleton } from '@huiqi/components/ui/Skeleton';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Emit } from '../host/createEmitter.js';
import { missingParameterOf } from '../routes/missingParameterOf.js';
import { startOf } from '../routes/startOf.js';
import type { Screen } from '../routes/types.js';
import type { Login } from './createLogin.js';
import type { MemoryHistory } from './createMemoryHistory.js';
import type { OptionsStore } from './createOptionsStore.js';
import { linkTarget } from './linkTargets.js';
import { NothingChosen } from './NothingChosen.js';
import { useRoutes } from './useRoutes.js';
import { useScreen } from './useScreen.js';
import { useWidgetCopy } from './useWidgetCopy.js';

interface RouteViewProps {
  readonly history: MemoryHistory;
  readonly options: OptionsStore;
  readonly emit: Emit;
  /** Called when the first screen is drawn. */
  readonly onDrawn: () => void;
  readonly login: Login;
  /** The first address's screen, once loaded. */
  readonly firstScreen?: Screen | undefined;
}

/** The screen of the current address. */
export function RouteView(props: RouteViewProps) {
  const { history, options, emit, onDrawn, login, firstScreen } = props;
  const copy = useWidgetCopy();
  const message = useMessage();
  const { pageSize, prefill, hostAddress } = useSyncExternalStore(
    options.subscribe,
    options.get,
    options.get,
  );
  const to = useSyncExternalStore(history.subscribe, history.current, history.current);
  const path = to.split(/[?#]/, 1)[0] ?? '';
  // Read at start: another feature needs another widget.
  const [{ feature = null, scope }] = useState(options.get);
  const known = useRoutes(feature, to);
  const match = known.routes?.find(to) ?? null;
  const isUnknown = known.routes !== null && match === null;
  const missing = known.routes && match && missingParameterOf(match, known.routes);
  // Orders, for one, have one address for their list and each of them.
  const place = `${path} ${match?.query.get(match.route.idParam ?? '') ?? ''}`;
  const { screen: Screen, ...loading } = useScreen(missing ? undefined : match?.route, firstScreen);
  const failed = known.failed || loading.failed;
  const retry = known.failed ? known.retry : loading.retry;
  useEffect(() => {
    if (failed) emit('huiqi-error', { type: 'load', code: 'LOAD_FAILED', requestId: null });
  }, [failed, emit]);
  useEffect(() => {
    if (isUnknown)
      emit('huiqi-error', { type: 'options', code: 'UNKNOWN_ROUTE', requestId: null, message: to });
  }, [isUnknown, to, emit]);
  const isDrawn = Screen !== null || isUnknown || missing !== null;
  useEffect(() => {
    if (isDrawn) onDrawn();
  }, [isDrawn, onDrawn]);
  const section = useRef<HTMLDivElement>(null);
  const shown = useRef(place);
  useLayoutEffect(() => {
    // After navigation, focus moves to the new screen; the first screen leaves the host's focus alone.
    if (shown.current === place || !section.current) return undefined;
    shown.current = place;
    return focusHeading(section.current);
  }, [place]);
  const go = (next: string, options?: { readonly replace?: boolean }) =>
    options?.replace ? history.replace(next) : history.push(next);
  return (
    <div
      ref={section}
      role="group"
      aria-label={match ? message(match.route.title) : undefined}
      tabIndex={-1}
    >
      {Screen && match && known.routes && (
        <Slice key={path} name="screen">
          <Screen
            params={match.params}
            query={match.query}
            paths={known.routes.paths}
            pageSize={pageSize ?? match.route.pageSize}
            prefill={prefill ?? undefined}
            navigate={go}
            setQuery={(query, options) => {
              const text = String(query);
              go(text === '' ? path : `${path}?${text}`, options);
            }}
            hrefFor={(next) => linkTarget(next, hostAddress)}
            backTo={(next) => history.lastAt(next) ?? next}
            goBack={(otherwise) => {
              if (!history.back()) history.replace(otherwise);
            }}
            onLogin={(afterLogin) => login.ask('visitor', afterLogin)}
            onEvent={({ type, ...detail }) => emit(`huiqi-${type}`, detail as never)}
          />
        </Slice>
      )}
      {failed && (
        <ErrorPanel
          title={copy.loadFailed}
          description={copy.loadFailedWhy}
          action={<Button onClick={retry}>{copy.retry}</Button>}
        />
      )}
      {isUnknown && (
        <ErrorPanel
          kind="mistake"
          title={copy.notFound}
          description={copy.notFoundWhy}
          action={
            <Button onClick={() => go(startOf(feature, scope?.productIds), { replace: true })}>
              {copy.toStart}
            </Button>
          }
        />
      )}
      {missing && (
        <NothingChosen missing={missing} onChoose={(from) => go(from, { replace: true })} />
      )}
      {!isDrawn && !failed && <Skeleton shape="block" height={240} />}
    </div>
  );
}

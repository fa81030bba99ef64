import { loadHuiqi, type WidgetHandle, type WidgetOptions } from '@huiqi/embed';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { Scenario } from '../shared/scenarios.js';

/** Widgets of a page that start within a second share reads: the next one would show the previous server's. */
const sharedReadsMs = 1_100;

interface LiveWidget {
  readonly place: RefObject<HTMLDivElement | null>;
  /** The latest events first. */
  readonly events: readonly string[];
  /** The package's error message about the options. */
  readonly problem: string | undefined;
  /** Changes options of the current widget. */
  readonly update: (options: WidgetOptions) => void;
  /** Requests the token again after a login or logout. */
  readonly renew: () => void;
}

/** Mounts a new widget for each feature and server behaviour, with the current options; `update` changes all others. */
export function useLiveWidget(
  feature: NonNullable<WidgetOptions['feature']>,
  scenario: Scenario,
  current: () => WidgetOptions,
): LiveWidget {
  const place = useRef<HTMLDivElement>(null);
  const handle = useRef<WidgetHandle>(undefined);
  const shown = useRef(scenario);
  const [events, setEvents] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<string>();

  const attempt = useCallback((action: () => void) => {
    try {
      action();
      setProblem(undefined);
    } catch (error) {
      setProblem((error as Error).message);
    }
  }, []);

  useEffect(() => {
    let gone = false;
    const onEvent: NonNullable<WidgetOptions['onEvent']> = (event) =>
      setEvents((list) => [JSON.stringify(event), ...list].slice(0, 50));
    const mount = async () => {
      const huiqi = await loadHuiqi({ apiBase: location.origin });
      const target = place.current;
      if (gone || !target || !huiqi) return;
      attempt(() => {
        handle.current = huiqi.mount(target, { ...current(), feature, onEvent });
      });
    };
    const timer = setTimeout(() => void mount(), shown.current === scenario ? 0 : sharedReadsMs);
    shown.current = scenario;
    return () => {
      gone = true;
      clearTimeout(timer);
      handle.current?.unmount();
      handle.current = undefined;
    };
  }, [feature, scenario, current, attempt]);

  const update = useCallback(
    (options: WidgetOptions) => attempt(() => handle.current?.update(options)),
    [attempt],
  );
  const renew = useCallback(() => void handle.current?.refreshToken(), []);
  return { place, events, problem, update, renew };
}

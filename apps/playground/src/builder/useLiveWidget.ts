import { loadHuiqi, type WidgetHandle, type WidgetOptions } from '@huiqi/embed';
import { useEffect, useRef, useState, type RefObject } from 'react';

interface LiveWidget {
  readonly place: RefObject<HTMLDivElement | null>;
  /** The latest events first. */
  readonly events: readonly string[];
  /** What is wrong with the options, in the words of the package. */
  readonly problem: string | undefined;
}

/** Mounts a widget anew for each feature, and updates it for every other option. */
export function useLiveWidget(options: WidgetOptions): LiveWidget {
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef(options);
  latest.current = options;
  const [handle, setHandle] = useState<WidgetHandle>();
  const [events, setEvents] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<string>();

  const attempt = (action: () => void) => {
    try {
      action();
      setProblem(undefined);
    } catch (error) {
      setProblem((error as Error).message);
    }
  };

  useEffect(() => {
    let mounted: WidgetHandle | undefined;
    let gone = false;
    const onEvent: NonNullable<WidgetOptions['onEvent']> = (event) =>
      setEvents((list) => [JSON.stringify(event), ...list].slice(0, 50));
    void loadHuiqi({ apiBase: location.origin }).then((huiqi) => {
      if (gone || !place.current || !huiqi) return;
      const target = place.current;
      attempt(() => {
        mounted = huiqi.mount(target, { ...latest.current, onEvent });
        setHandle(mounted);
      });
    });
    return () => {
      gone = true;
      mounted?.unmount();
      setHandle(undefined);
    };
  }, [options.feature]);

  useEffect(() => {
    if (handle) attempt(() => handle.update(options));
  }, [handle, options]);

  return { place, events, problem };
}

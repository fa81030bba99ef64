import { useCallback, useEffect, useRef, useState } from 'react';

interface Request<Picture> {
  readonly picture: Picture | undefined;
  /** Error of the last request, or null. */
  readonly error: unknown;
  readonly loading: boolean;
}

export interface PictureState<Picture> extends Request<Picture> {
  /** Fetches another one. */
  readonly refresh: () => Promise<void>;
}

/** A picture fetched on mount and never cached: each has one solution, valid once. */
export function usePicture<Picture>(
  load: (previous: Picture | undefined, signal: AbortSignal) => Promise<Picture>,
): PictureState<Picture> {
  const [state, setState] = useState<Request<Picture>>({
    picture: undefined,
    error: null,
    loading: true,
  });
  const latest = useRef({ load, picture: undefined as Picture | undefined });
  const running = useRef<AbortController>(undefined);
  useEffect(() => {
    latest.current.load = load;
  });
  const request = useCallback(async () => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const finish = (next: Request<Picture>) => {
      if (!controller.signal.aborted) setState(next);
    };
    try {
      const picture = await latest.current.load(latest.current.picture, controller.signal);
      if (!controller.signal.aborted) latest.current.picture = picture;
      finish({ picture, error: null, loading: false });
    } catch (error) {
      finish({ picture: undefined, error, loading: false });
    }
  }, []);
  useEffect(() => {
    void request();
    return () => running.current?.abort();
  }, [request]);
  const refresh = useCallback(() => {
    setState((before) => ({ ...before, loading: true }));
    return request();
  }, [request]);
  return { ...state, refresh };
}

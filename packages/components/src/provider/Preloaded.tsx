import { useEffect, useState, type ReactNode } from 'react';
import { useHuiqi } from './context.js';
import { fillCache, type PreloadedResponse } from './createQueryClient.js';

export interface PreloadedProps {
  /** What `prefetch` of `@huiqi/components/prefetch` resolved with. */
  readonly responses: readonly PreloadedResponse[];
  readonly children: ReactNode;
}

/** Renders its content with responses that came with this part of the page, inside a provider that outlives it. */
export function Preloaded({ responses, children }: PreloadedProps) {
  const { queryClient } = useHuiqi();
  // Before the content renders; what others already show must not change during this render.
  const [first] = useState(() => {
    fillCache(queryClient, responses, (key) => queryClient.getQueryData(key) === undefined);
    return responses;
  });
  useEffect(() => {
    if (responses !== first) fillCache(queryClient, responses);
  }, [queryClient, responses, first]);
  return children;
}

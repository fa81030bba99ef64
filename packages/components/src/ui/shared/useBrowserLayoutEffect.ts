import { useEffect, useLayoutEffect } from 'react';

/** `useLayoutEffect`, of which React 18 warns where a page is drawn on a server. */
export const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

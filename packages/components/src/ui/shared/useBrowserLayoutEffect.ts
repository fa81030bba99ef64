import { useEffect, useLayoutEffect } from 'react';

/** `useLayoutEffect` without React 18's warning in server rendering. */
export const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

import {
  applyAppearance,
  createAppearance,
  type AppearanceProblem,
} from '@huiqi/components/appearance';
import { useEffect, useMemo } from 'react';
import type { Settings } from './settings.js';

/** Applies the settings to the page; returns what is wrong with them. */
export function useAppearance({
  mode,
  density,
  colorPrimary,
}: Settings): readonly AppearanceProblem[] {
  const options = useMemo(
    () => ({ mode, density, variables: colorPrimary === '' ? {} : { colorPrimary } }),
    [mode, density, colorPrimary],
  );
  useEffect(() => applyAppearance(document, options).remove, [options]);
  return useMemo(() => createAppearance(options).problems, [options]);
}

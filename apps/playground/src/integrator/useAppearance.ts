import { applyAppearance, type AppearanceProblem } from '@huiqi/components/appearance';
import { useEffect, useState } from 'react';
import type { Settings } from './settings.js';

/** Applies the settings to the page; returns what is wrong with them. */
export function useAppearance({
  mode,
  density,
  colorPrimary,
}: Settings): readonly AppearanceProblem[] {
  const [problems, setProblems] = useState<readonly AppearanceProblem[]>([]);
  useEffect(() => {
    const variables = colorPrimary === '' ? {} : { colorPrimary };
    const applied = applyAppearance(document, { mode, density, variables });
    setProblems(applied.problems);
    return applied.remove;
  }, [mode, density, colorPrimary]);
  return problems;
}

import { useQuery } from './useQuery.js';

type SetStep<Step extends string> = (step: Step, options?: { readonly replace?: boolean }) => void;

/** The step that the address names, and its setter: each step is an entry of the history. */
export function useStep<Step extends string>(
  steps: readonly [Step, ...Step[]],
): readonly [Step, SetStep<Step>] {
  const [query, setQuery] = useQuery();
  const named = query.get('step');
  const step = steps.find((one) => one === named) ?? steps[0];
  return [
    step,
    (next, options) => {
      const changed = new URLSearchParams(query);
      if (next === steps[0]) changed.delete('step');
      else changed.set('step', next);
      setQuery(changed, options);
    },
  ];
}

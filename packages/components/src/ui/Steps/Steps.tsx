import { Icon } from '../Icon/Icon.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import * as css from './Steps.css.js';
import { useFormCopy } from '../shared/formCopy.js';

export interface StepsProps {
  readonly steps: readonly { readonly key: string; readonly label: string }[];
  /** Zero-based index. */
  readonly current: number;
  readonly label: string;
}

/** Progress through a form of several steps. */
export function Steps({ steps, current, label }: StepsProps) {
  const copy = useFormCopy();
  return (
    <ol aria-label={label} className={css.steps}>
      {steps.map((step, turn) => {
        const state = turn < current ? 'done' : turn === current ? 'current' : 'next';
        return (
          <li
            key={step.key}
            className={css.step[state]}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <span className={css.mark[state]} aria-hidden="true">
              {state === 'done' ? <Icon name="check" /> : turn + 1}
            </span>
            <span>{step.label}</span>
            {state === 'done' && <VisuallyHidden>{copy.stepDone}</VisuallyHidden>}
          </li>
        );
      })}
    </ol>
  );
}

import { Steps } from '../../ui/Steps/Steps.js';
import * as css from './WizardProgress.css.js';
import { usePageCopy } from '../page/copy.js';
import { fillCopy } from '../../copy/fillCopy.js';

export interface WizardProgressProps {
  readonly label: string;
  readonly steps: readonly { readonly id: string; readonly label: string }[];
  /** From 0. */
  readonly current: number;
}

/** All steps by name; on phones 第 2 步/共 4 步 and a bar. */
export function WizardProgress({ label, steps, current }: WizardProgressProps) {
  const copy = usePageCopy();
  return (
    <>
      <div className={css.wide}>
        <Steps
          label={label}
          current={current}
          steps={steps.map((step) => ({ key: step.id, label: step.label }))}
        />
      </div>
      <div className={css.narrow}>
        <p className={css.text}>{fillCopy(copy.step, { n: current + 1, total: steps.length })}</p>
        <div className={css.bar} aria-hidden="true">
          {steps.map(({ id }, turn) => (
            <span key={id} className={css.segment[turn <= current ? 'reached' : 'ahead']} />
          ))}
        </div>
      </div>
    </>
  );
}

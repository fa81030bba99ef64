import { Subject, type SubjectProps } from '../page/Subject.js';
import type { KeyFigure } from '../page/types.js';
import * as css from './WizardPage.css.js';

export interface WizardHeadProps extends SubjectProps {
  /** Limit, rate and the applying company. */
  readonly facts: readonly KeyFigure[];
}

/** What is applied for, repeated on every step. */
export function WizardHead({ facts, ...subject }: WizardHeadProps) {
  return (
    <header className={css.head}>
      <Subject {...subject} />
      {facts.length > 0 && (
        <dl className={css.facts}>
          {facts.map(({ label, value, unit }) => (
            <div key={label} className={css.fact}>
              <dt className={css.term}>{label}</dt>
              <dd className={css.value}>
                {value}
                {unit && <span className={css.unit}>{unit}</span>}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </header>
  );
}

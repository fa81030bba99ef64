import { FigureList } from '../page/FigureList.js';
import { Subject, type SubjectProps } from '../page/Subject.js';
import type { KeyFigure } from '../page/types.js';
import * as css from './WizardPage.css.js';

export interface WizardHeadProps extends SubjectProps {
  /** Limit, rate and the company that applies. */
  readonly facts: readonly KeyFigure[];
}

const factCss = {
  list: css.facts,
  figure: css.fact,
  label: css.term,
  value: css.value,
  unit: css.unit,
};

/** What is applied for, repeated on every step. */
export function WizardHead({ facts, ...subject }: WizardHeadProps) {
  return (
    <header className={css.head}>
      <Subject {...subject} />
      <FigureList figures={facts} css={factCss} />
    </header>
  );
}

import type { FieldError } from '@huiqi/sdk';
import { useRef } from 'react';
import { fillCopy } from '../../../provider/copy.js';
import { Banner } from '../../../ui/Banner/Banner.js';
import { Button } from '../../../ui/Button/Button.js';
import { useBrowserLayoutEffect } from '../../../ui/shared/useBrowserLayoutEffect.js';
import { useManagementCopy } from '../copy.js';
import * as css from '../management.css.js';

export interface ProblemListProps {
  readonly problems: readonly FieldError[];
  /** Counts the submissions that they have refused: the list takes the focus after each. */
  readonly attempt: number;
  /** The label of a problem's field. */
  readonly labelOf: (field: string) => string;
  /** Shows a problem's field. */
  readonly onShow: (field: string) => void;
}

/** What keeps a change from being submitted, each with a way to its field. */
export function ProblemList({ problems, attempt, labelOf, onShow }: ProblemListProps) {
  const copy = useManagementCopy();
  const box = useRef<HTMLDivElement>(null);
  useBrowserLayoutEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  if (problems.length === 0) return null;
  return (
    <Banner tone="warning">
      <div ref={box} tabIndex={-1}>
        {fillCopy(copy.problems, { n: problems.length })}
      </div>
      <ul className={css.problems}>
        {problems.map(({ field, message }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a field may have two problems
          <li key={at}>
            <Button size="small" variant="text" onClick={() => onShow(field)}>
              {fillCopy(copy.problemOf, { field: labelOf(field), message })}
            </Button>
          </li>
        ))}
      </ul>
    </Banner>
  );
}

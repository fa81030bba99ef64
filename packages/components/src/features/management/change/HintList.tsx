import type { FieldError } from '@huiqi/sdk';
import { fillCopy } from '../../../provider/copy.js';
import { Banner } from '../../../ui/Banner/Banner.js';
import { Button } from '../../../ui/Button/Button.js';
import { useManagementCopy } from '../copy.js';
import * as css from '../management.css.js';

export interface HintListProps {
  readonly hints: readonly FieldError[];
  /** The label of the field that a hint names; undefined where it is about something else, such as products. */
  readonly labelOf: (field: string) => string | undefined;
  /** Shows a hint's field. */
  readonly onShow: (field: string) => void;
}

/** What is missing of a content but keeps nothing. */
export function HintList({ hints, labelOf, onShow }: HintListProps) {
  const copy = useManagementCopy();
  if (hints.length === 0) return null;
  return (
    <Banner>
      <div>{fillCopy(copy.hints, { n: hints.length })}</div>
      <ul className={css.problems}>
        {hints.map(({ field, message }) => {
          const label = labelOf(field);
          return (
            <li key={field}>
              {label === undefined ? (
                message
              ) : (
                <Button size="small" variant="text" onClick={() => onShow(field)}>
                  {fillCopy(copy.problemOf, { field: label, message })}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </Banner>
  );
}

import type { ReactNode } from 'react';
import { fillCopy } from '../../copy/fillCopy.js';
import { Button } from '../../ui/Button/Button.js';
import * as css from './BatchBar.css.js';
import { useBatchCopy } from './batchCopy.js';
import type { RowSelection } from './useRowSelection.js';

/** Maximum records of one action; the contract selects no more. */
export const maxSelected = 500;

export interface BatchBarProps {
  readonly selection: RowSelection;
  /** Records that the filters find; undefined if they are not counted. */
  readonly found: number | undefined;
  /** Rows of the page; once all of them are selected, all that are found can be. */
  readonly shown: readonly string[];
  readonly onSelectFound: (() => void) | undefined;
  readonly busy: boolean;
  /** Why not all that are found could be selected. */
  readonly problem: string | undefined;
  /** The actions. */
  readonly children: ReactNode;
}

/** How many records are selected, and what can be done with them. */
export function BatchBar(props: BatchBarProps) {
  const { selection, found, shown, onSelectFound, busy, problem, children } = props;
  const copy = useBatchCopy();
  const { records } = selection;
  const ids = records.map(({ id }) => id);
  const isPage = shown.length > 0 && shown.every((id) => ids.includes(id));
  const isMore = found === undefined || found > maxSelected;
  const isOver = ids.length > maxSelected;
  return (
    <div
      role="group"
      aria-label={copy.bar}
      data-part="batch"
      className={ids.length > 0 ? `${css.bar} ${css.open}` : css.bar}
    >
      {/* Always rendered: a live region inserted with its text is not announced. */}
      <span role="status" className={css.count}>
        {ids.length > 0 && fillCopy(copy.chosen, { n: ids.length })}
      </span>
      {ids.length > 0 && (
        <>
          {isOver ? (
            <span role="alert" className={css.note}>
              {fillCopy(copy.over, { n: maxSelected })}
            </span>
          ) : (
            children
          )}
          {onSelectFound && isPage && ids.length !== found && !isMore && (
            <Button variant="text" size="small" loading={busy} onClick={onSelectFound}>
              {fillCopy(copy.selectFound, { n: found })}
            </Button>
          )}
          <Button variant="text" size="small" onClick={() => selection.select([])}>
            {copy.clear}
          </Button>
          {onSelectFound && isPage && isMore && !isOver && (
            <span className={css.note}>{fillCopy(copy.tooMany, { n: maxSelected })}</span>
          )}
          {problem && (
            <span role="alert" className={css.note}>
              {problem}
            </span>
          )}
        </>
      )}
    </div>
  );
}

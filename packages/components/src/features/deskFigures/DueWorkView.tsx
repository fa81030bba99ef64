import { PromisedDeskLabels, type DueWork, type PromisedDesk } from '@huiqi/sdk';
import { formatThousands } from '@huiqi/sdk/domain';
import { fillCopy } from '../../provider/copy.js';
import type { LinkTarget } from '../../provider/screen.js';
import { onPlainClick } from '../../patterns/link/onPlainClick.js';
import { Tag } from '../../ui/Tag/Tag.js';
import * as css from './deskFigures.css.js';
import { useDeskFiguresCopy } from './copy.js';

export interface DueWorkViewProps {
  readonly deskLink: (desk: PromisedDesk) => LinkTarget;
  /** Undefined until known. */
  readonly work: readonly DueWork[] | undefined;
}

/** One line: the desks with cases that are due, each with its counts and a link. */
export function DueWorkView({ work, deskLink }: DueWorkViewProps) {
  const copy = useDeskFiguresCopy();
  const due = work?.filter(({ dueToday, overdue }) => dueToday + overdue > 0);
  return (
    <section aria-label={copy.dueLabel} aria-busy={due === undefined} className={css.line}>
      {due?.length === 0 && <p>{copy.nothingDue}</p>}
      {due?.map(({ desk, dueToday, overdue }) => {
        const { href, onOpen } = deskLink(desk);
        return (
          <a key={desk} className={css.desk} href={href} onClick={onPlainClick(onOpen)}>
            {PromisedDeskLabels[desk]}
            {overdue > 0 && (
              <Tag tone="danger">{fillCopy(copy.overdue, { n: formatThousands(overdue) })}</Tag>
            )}
            {dueToday > 0 && (
              <Tag tone="warning">{fillCopy(copy.dueToday, { n: formatThousands(dueToday) })}</Tag>
            )}
          </a>
        );
      })}
    </section>
  );
}

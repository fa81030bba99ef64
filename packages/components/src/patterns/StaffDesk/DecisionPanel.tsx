import { useId, type ReactNode } from 'react';
import { ActionButton } from '../page/ActionButton.js';
import type { PageLink } from '../page/types.js';
import * as css from './DeskDetail.css.js';

type Neighbour = Omit<PageLink, 'label'>;

export interface DecisionPanelProps {
  /** 审核申请, 确认放款. */
  readonly title: string;
  /** The previous record; without one the button is disabled. */
  readonly previous?: Neighbour | undefined;
  readonly next?: Neighbour | undefined;
  /** 第 3 笔，共 27 笔. */
  readonly position?: string | undefined;
  /** The record is not part of a queue: no links to neighbours. */
  readonly alone?: boolean | undefined;
  /** The form with its actions, or why there is nothing to decide. */
  readonly children: ReactNode;
}

/** The decision on a record, with links to its neighbours in the queue. */
export function DecisionPanel(props: DecisionPanelProps) {
  const { title, previous, next, position, alone = false, children } = props;
  const id = useId();
  return (
    <aside className={css.panel} aria-labelledby={id}>
      {!alone && (
        <div className={css.turn}>
          <Turn label="上一项" to={previous} />
          {position && <span className={css.position}>{position}</span>}
          <Turn label="下一项" to={next} />
        </div>
      )}
      <div className={css.decision}>
        <h2 id={id} className={css.heading}>
          {title}
        </h2>
        {children}
      </div>
    </aside>
  );
}

function Turn({ label, to }: { readonly label: string; readonly to: Neighbour | undefined }) {
  return (
    <ActionButton
      size="small"
      action={{ label, href: to?.href, onSelect: to?.onOpen, disabled: to === undefined }}
    />
  );
}

import { useId, type ReactNode } from 'react';
import { Banner } from '../../ui/Banner/Banner.js';
import { Button } from '../../ui/Button/Button.js';
import { Checkbox } from '../../ui/Checkbox/Checkbox.js';
import { useBrowserLayoutEffect } from '../../ui/shared/useBrowserLayoutEffect.js';
import { ActionButton } from '../page/ActionButton.js';
import type { PageLink } from '../page/types.js';
import { useDeskQueueCopy } from './deskQueueCopy.js';
import type { DeskAction, DeskQueue, QueueLink } from './deskQueueTypes.js';
import * as css from './DeskDetail.css.js';
import { actionKeys, useDeskKeys } from './useDeskKeys.js';

export interface DecisionPanelProps {
  /** 审核申请, 确认放款. */
  readonly title: string;
  /** The record's queue; without one there are no links to neighbours. */
  readonly queue?: DeskQueue | undefined;
  /** The decisions that the viewer can make; the first one is the primary button. */
  readonly actions?: readonly DeskAction[] | undefined;
  /** What was decided: 已通过申请. Defaults to 已办理. */
  readonly done?: string | undefined;
  /** The company's report, which has a key. */
  readonly report?: QueueLink | undefined;
  /** Above the decisions: what to consider, or why there is nothing to decide. */
  readonly children?: ReactNode;
  /** Below them. */
  readonly tools?: ReactNode;
}

/** The decision on a record, with links to its neighbours in the queue. */
export function DecisionPanel(props: DecisionPanelProps & { readonly back: PageLink }) {
  const { title, queue, actions = [], done, report, back, children, tools } = props;
  const copy = useDeskQueueCopy();
  const id = useId();
  const { isDecided = false, nextStep, previous, next } = queue ?? {};
  useDeskKeys({ actions, previous, next, back, report });
  useBrowserLayoutEffect(() => {
    // A decision without a dialog; the focus of a closing dialog comes here as well.
    if (isDecided) focusStep(nextStep?.current);
  }, [isDecided, nextStep]);
  return (
    <aside className={css.panel} aria-labelledby={id}>
      {queue && (
        <div className={css.turn}>
          <Turn label={copy.previous} keys="k" to={previous} />
          {queue.position && <span className={css.position}>{queue.position}</span>}
          <Turn label={copy.next} keys="j" to={next} />
        </div>
      )}
      <div className={css.decision}>
        {/* Always rendered: a live region inserted with its text is not announced. */}
        <div role="status" className={css.note}>
          {queue?.note}
        </div>
        <h2 id={id} className={css.heading}>
          {title}
        </h2>
        {isDecided && (
          <div
            ref={nextStep}
            tabIndex={-1}
            className={css.step}
            onFocus={({ target, currentTarget }) => {
              if (target === currentTarget) focusStep(currentTarget);
            }}
          >
            <Banner tone="success">{done ?? copy.done}</Banner>
            <ActionButton
              block
              variant="primary"
              action={
                next
                  ? { label: copy.nextStep, href: next.href, onSelect: next.onOpen }
                  : { label: copy.back, href: back.href, onSelect: back.onOpen }
              }
            />
          </div>
        )}
        {children}
        {actions.map(({ kind, label, onSelect }, place) => (
          <Button
            key={`${kind}-${label}`}
            block
            // One primary button per view: after a decision it is the next step.
            variant={place === 0 && !isDecided ? 'primary' : 'secondary'}
            aria-keyshortcuts={actionKeys[kind]}
            onClick={onSelect}
          >
            {label}
          </Button>
        ))}
        {tools}
        {queue?.atOnce && (
          <Checkbox
            label={copy.atOnce}
            checked={queue.atOnce.value}
            onChange={({ target }) => queue.atOnce?.onChange(target.checked)}
          />
        )}
      </div>
    </aside>
  );
}

const focusStep = (step: HTMLElement | null | undefined) =>
  step?.querySelector<HTMLElement>('a, button')?.focus();

interface TurnProps {
  readonly label: string;
  readonly keys: string;
  readonly to: QueueLink | undefined;
}

function Turn({ label, keys, to }: TurnProps) {
  return (
    <ActionButton
      size="small"
      shortcut={keys}
      action={{ label, href: to?.href, onSelect: to?.onOpen, disabled: to === undefined }}
    />
  );
}

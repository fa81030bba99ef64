import type { RefObject } from 'react';
import type { LinkTarget } from '../../../provider/screen.js';
import { ActionButton } from '../../../patterns/page/ActionButton.js';
import type { PageLink } from '../../../patterns/page/types.js';
import { Banner } from '../../../ui/Banner/Banner.js';
import { Button } from '../../../ui/Button/Button.js';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.js';
import { useStaffOrdersCopy } from '../copy.js';
import { useStaffOrderCopy } from '../list/copy.js';
import type { StaffAction } from './useStaffDecision.js';

export interface DecisionActionsProps {
  /** What may be done; undefined while it is not known. */
  readonly actions?:
    | { readonly accept?: unknown; readonly reject?: unknown; readonly loan: boolean }
    | undefined;
  /** Why nothing may be done. */
  readonly obstacle?: string | null | undefined;
  /** Something else about the order waits for the officer: a correction to confirm. */
  readonly hasTask?: boolean | undefined;
  /** What was just done here: it leads on to the next order. */
  readonly done?: StaffAction | null | undefined;
  /** Receives the element that says what was done, to focus it. */
  readonly doneRef?: RefObject<HTMLDivElement | null> | undefined;
  readonly back: PageLink;
  readonly next?: LinkTarget | undefined;
  readonly onAct: (action: StaffAction) => void;
}

/** What the officer may do now, or what was done and the way to the next order. */
export function DecisionActions(props: DecisionActionsProps) {
  const { actions, obstacle, hasTask = false, done, doneRef, back, next, onAct } = props;
  const copy = useStaffOrdersCopy();
  const own = useStaffOrderCopy();
  const onward = next
    ? { label: own.nextOrder, href: next.href, onSelect: next.onOpen }
    : { label: own.backToDesk, href: back.href, onSelect: back.onOpen };
  const mayAct = actions && (actions.accept || actions.reject || actions.loan);
  // One filled button in a view: once something was done it is the way on.
  const first = done ? 'secondary' : 'primary';
  return (
    <>
      {done && (
        <>
          <div ref={doneRef} tabIndex={-1}>
            <Banner tone={done === 'reject' ? 'info' : 'success'}>{own[`${done}Done`]}</Banner>
          </div>
          <ActionButton block variant="primary" action={onward} />
        </>
      )}
      {!actions && <Skeleton lines={2} />}
      {actions && Boolean(actions.accept) && (
        <Button block variant={first} onClick={() => onAct('accept')}>
          {copy.accept}
        </Button>
      )}
      {actions?.loan && (
        <Button block variant={actions.accept ? 'secondary' : first} onClick={() => onAct('loan')}>
          {copy.enterLoan}
        </Button>
      )}
      {actions && Boolean(actions.reject) && (
        <Button block onClick={() => onAct('reject')}>
          {copy.reject}
        </Button>
      )}
      {actions && !mayAct && !done && !hasTask && <p>{obstacle ?? copy.nothingToDecide}</p>}
    </>
  );
}

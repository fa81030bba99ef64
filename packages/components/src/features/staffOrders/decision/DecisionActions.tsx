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
  /** The available actions; undefined until known. */
  readonly actions?:
    | { readonly accept?: unknown; readonly reject?: unknown; readonly loan: boolean }
    | undefined;
  /** Why nothing can be done. */
  readonly obstacle?: string | null | undefined;
  /** Another task of the order awaits the officer: a correction to confirm. */
  readonly hasTask?: boolean | undefined;
  /** The action just taken, shown with a link to the next order. */
  readonly done?: StaffAction | null | undefined;
  /** Ref of the element that describes the action, for focusing. */
  readonly doneRef?: RefObject<HTMLDivElement | null> | undefined;
  readonly back: PageLink;
  readonly next?: LinkTarget | undefined;
  readonly onAct: (action: StaffAction) => void;
}

/** The officer's available actions, or the action taken with a link to the next order. */
export function DecisionActions(props: DecisionActionsProps) {
  const { actions, obstacle, hasTask = false, done, doneRef, back, next, onAct } = props;
  const copy = useStaffOrdersCopy();
  const own = useStaffOrderCopy();
  const onward = next
    ? { label: own.nextOrder, href: next.href, onSelect: next.onOpen }
    : { label: own.backToDesk, href: back.href, onSelect: back.onOpen };
  const mayAct = actions && (actions.accept || actions.reject || actions.loan);
  // One primary button per view: after an action it is the link to the next declaration.
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

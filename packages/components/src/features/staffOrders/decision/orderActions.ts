import type { DeskAction } from '../../../patterns/StaffDesk/deskQueueTypes.js';
import type { StaffOrdersCopy } from '../copy.js';
import type { StaffAction } from './useStaffDecision.js';

/** What the officer may do with an order; undefined until known. */
export type OrderChoices =
  | { readonly accept?: unknown; readonly reject?: unknown; readonly loan: boolean }
  | undefined;

/** The officer's available actions, in button order. */
export const orderActions = (
  choices: OrderChoices,
  copy: StaffOrdersCopy,
  onAct: (action: StaffAction) => void,
): DeskAction[] => [
  ...(choices?.accept
    ? [{ kind: 'approve' as const, label: copy.accept, onSelect: () => onAct('accept') }]
    : []),
  ...(choices?.loan
    ? [{ kind: 'record' as const, label: copy.enterLoan, onSelect: () => onAct('loan') }]
    : []),
  ...(choices?.reject
    ? [{ kind: 'refuse' as const, label: copy.reject, onSelect: () => onAct('reject') }]
    : []),
];

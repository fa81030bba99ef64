import type { Operation } from '@huiqi/sdk';
import type { KeptSelection, SelectionState } from '../patterns/StaffDesk/useRowSelection.js';
import { useKeptDraft } from './useKeptDraft.js';
import type { ListOperationId } from './useOperationList.js';

const nothing = { selection: '' };
/** Rows that were selected days ago must not be acted on unseen. */
const ofTab = ['selection'] as const;

/** The selected rows of a desk's list, which are selected again after the login if the session ends. */
export function useKeptSelection<Id extends ListOperationId>({
  spec,
}: Operation<Id>): SelectionState {
  const [{ selection }, setKept] = useKeptDraft(`selection-${spec.id}`, nothing, ofTab);
  return [
    selection === '' ? undefined : (JSON.parse(selection) as KeptSelection),
    (next) => setKept({ selection: JSON.stringify(next) }),
  ];
}

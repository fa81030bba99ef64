import type { Operation, OperationInput } from '@huiqi/sdk';
import type { DeskBatch } from '../patterns/StaffDesk/DeskList.js';
import type { RowSelection } from '../patterns/StaffDesk/useRowSelection.js';
import {
  RefuseSelected,
  type RefusalOperationId,
  type RefuseSelectedProps,
} from './RefuseSelected.js';
import { useFoundRows } from './useFoundRows.js';
import { useKeptSelection } from './useKeptSelection.js';
import type { ListOperationId, RowOf } from './useOperationList.js';

export interface RefusalsOptions<Id extends RefusalOperationId, Row> extends Omit<
  RefuseSelectedProps<Id>,
  'selection'
> {
  readonly recordOf: DeskBatch<Row>['recordOf'];
}

const refuseWith =
  <Id extends RefusalOperationId>(props: Omit<RefuseSelectedProps<Id>, 'selection'>) =>
  (selection: RowSelection) => <RefuseSelected {...props} selection={selection} />;

/** Makes the rows of a desk's list selectable, to refuse many of them with one opinion. */
export function useRefusals<ListId extends ListOperationId, Id extends RefusalOperationId>(
  list: Operation<ListId>,
  input: OperationInput<ListId>,
  { recordOf, ...refusal }: RefusalsOptions<Id, RowOf<ListId>>,
): DeskBatch<RowOf<ListId>> {
  const selectFound = useFoundRows(list, input);
  const kept = useKeptSelection(list);
  return { recordOf, selectFound, kept, actions: refuseWith(refusal) };
}

import type { Operation, OperationInput } from '@huiqi/sdk';
import type { DeskBatch } from '../patterns/StaffDesk/DeskList.js';
import { useBatchCopy } from '../patterns/StaffDesk/batchCopy.js';
import { useClient } from './context.js';
import { fillCopy } from './copy.js';
import { describeError } from './describeError.js';
import { useAction } from './useAction.js';
import type { ListOperationId, PageOf, RowOf } from './useOperationList.js';

/** The most rows of a page; the contract allows no more. */
const size = 100;

/** The list is no longer what the viewer saw. */
class ChangedList extends Error {
  constructor(readonly total: number) {
    super('The list has changed');
  }
}

/** Reads all rows of a list, page by page, if there are still as many as the viewer saw. */
export function useFoundRows<Id extends ListOperationId>(
  { spec }: Operation<Id>,
  input: OperationInput<Id>,
): NonNullable<DeskBatch<RowOf<Id>>['selectFound']> {
  const client = useClient();
  const copy = useBatchCopy();
  const { run, busy, error } = useAction(async (seen: number) => {
    const rows: RowOf<Id>[] = [];
    for (let index = 1; rows.length < seen; index += 1) {
      const read = client.call(spec, { ...input, index, size } as object);
      const { content, page } = (await read) as unknown as PageOf<RowOf<Id>>;
      if (page.total !== seen || content.length === 0)
        throw new ChangedList(page.total === seen ? rows.length : page.total);
      rows.push(...content);
    }
    return rows;
  });
  const problem =
    error instanceof ChangedList
      ? fillCopy(copy.changed, { n: error.total })
      : error === null
        ? undefined
        : describeError(error).title;
  return { run, busy, problem };
}

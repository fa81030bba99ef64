import type { Operation, OperationInput } from '@huiqi/sdk';
import { useQuery } from '@tanstack/react-query';
import { useHuiqi } from './context.js';
import { queryKey } from './queryKey.js';
import type { ListOperationId, PageOf, RowOf } from './useOperationList.js';

/** The most rows of a page; the contract allows no more. */
const size = 100;

export interface AllRowsOptions {
  readonly enabled: boolean;
  /** Milliseconds for which the rows are not read again. */
  readonly staleTime: number;
}

/** Reads all rows of a list, page by page, for choices; undefined until they are there. */
export function useAllRows<Id extends ListOperationId>(
  { spec }: Operation<Id>,
  input: OperationInput<Id>,
  { enabled, staleTime }: AllRowsOptions,
): readonly RowOf<Id>[] | undefined {
  const { client, queryClient } = useHuiqi();
  const { data } = useQuery<readonly RowOf<Id>[]>(
    {
      queryKey: queryKey(spec, { ...input, size: 'all' }),
      queryFn: async ({ signal }) => {
        const rows: RowOf<Id>[] = [];
        for (let index = 1; ; index += 1) {
          const read = client.call(spec, { ...input, index, size } as object, { signal });
          const { content } = (await read) as unknown as PageOf<RowOf<Id>>;
          rows.push(...content);
          if (content.length < size) return rows;
        }
      },
      enabled,
      staleTime,
    },
    queryClient,
  );
  return data;
}

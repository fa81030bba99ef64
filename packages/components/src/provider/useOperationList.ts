import type { Operation, OperationData, OperationId, OperationInput } from '@huiqi/sdk';
import { pageSizes } from '@huiqi/sdk/domain';
import type { DataStateValue } from '../patterns/DataState/types.js';
import type { FilterSpec, ResolvedFilters } from '../patterns/filters/types.js';
import type { ListPage } from '../patterns/ListView/types.js';
import {
  useListState,
  type ListState,
  type ListStateOptions,
} from '../patterns/ListView/useListState.js';
import { toDataState } from './toDataState.js';
import { useOperation } from './useOperation.js';

/** The list shape of the contract (spec 1 §7). */
export interface PageOf<Row> {
  readonly content: readonly Row[];
  readonly page: {
    readonly index: number;
    readonly size: number;
    readonly total: number;
    readonly relation?: 'EXACT' | 'AT_LEAST' | undefined;
  };
}

/** Operations that respond with a page of rows. */
export type ListOperationId = {
  [Id in OperationId]: OperationData<Id> extends PageOf<unknown> ? Id : never;
}[OperationId];

export type RowOf<Id extends OperationId> =
  OperationData<Id> extends PageOf<infer Row> ? Row : never;

interface Common<Spec extends FilterSpec> extends ListStateOptions<Spec> {
  /** Rows per page. Defaults to `pageSizes.default` of the contract. */
  readonly size?: number | undefined;
  readonly enabled?: boolean | undefined;
}

type ToInput<Id extends OperationId, Spec extends FilterSpec> = (
  values: ResolvedFilters<Spec>,
) => OperationInput<Id>;

type IsInput<Values, Input> = [Exclude<keyof Values, keyof Input>] extends [never]
  ? Values extends Input
    ? true
    : false
  : false;

/** Filters that are parameters of the operation need no `toInput`; for others the compiler requires it. */
export type OperationListOptions<Id extends OperationId, Spec extends FilterSpec> = Common<Spec> &
  (IsInput<ResolvedFilters<Spec>, OperationInput<Id>> extends true
    ? { readonly toInput?: ToInput<Id, Spec> | undefined }
    : { readonly toInput: ToInput<Id, Spec> });

export interface OperationList<Row, Spec extends FilterSpec, Input = unknown> {
  /** Filters, sort order and page, for `ListView`. */
  readonly list: ListState<Spec>;
  /** The rows; the previous ones stay while the next ones load. */
  readonly state: DataStateValue<ListPage<Row>>;
  /** What the rows were read with. */
  readonly input: Input;
}

/** Reads a list through an operation of the contract. Pass the result to `ListView`. */
export function useOperationList<Id extends ListOperationId, Spec extends FilterSpec>(
  operation: Operation<Id>,
  options: OperationListOptions<Id, Spec>,
): OperationList<RowOf<Id>, Spec, OperationInput<Id>> {
  const { filters, size = pageSizes.default, enabled }: Common<Spec> = options;
  const toInput = options.toInput as ToInput<Id, Spec> | undefined;
  const list = useListState<Spec>(options);
  const values = filters.resolve(list.values);
  const input = toInput ? toInput(values) : ({ ...values, size } as unknown as OperationInput<Id>);
  const query = useOperation(operation, input, { keepPrevious: true, enabled });
  const state = toDataState(query);
  const shown =
    state.status === 'ready'
      ? { ...state, data: { ...toPage(state.data), isPrevious: query.isPlaceholderData } }
      : state;
  return { list, state: shown, input };
}

function toPage<Id extends ListOperationId>(data: OperationData<Id>): ListPage<RowOf<Id>> {
  const { content, page } = data as unknown as PageOf<RowOf<Id>>;
  const { index, size, total, relation } = page;
  return { rows: content, index, size, total, isMore: relation === 'AT_LEAST' };
}

import type { DataStateValue } from '../../../patterns/DataState/types.js';
import type { ListPage } from '../../../patterns/ListView/types.js';

interface CompanyRows<Row> {
  readonly content: readonly Row[];
  readonly totalElements: number;
}

/** Company lists return their row count in `totalElements` and do not repeat the page (spec 1 §7). */
export function toCompanyPage<Row>(
  state: DataStateValue<CompanyRows<Row>>,
  { index, size }: { readonly index: number; readonly size: number },
): DataStateValue<ListPage<Row>> {
  if (state.status !== 'ready') return state;
  const { content, totalElements } = state.data;
  return { ...state, data: { rows: content, index, size, total: totalElements } };
}

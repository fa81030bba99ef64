import { compareProducts, type ProductDetail } from '@huiqi/sdk';
import { useState } from 'react';
import { DataState } from '../../../patterns/DataState/DataState.js';
import type { DataStateValue } from '../../../patterns/DataState/types.js';
import { toDataState } from '../../../provider/toDataState.js';
import { useOperation } from '../../../provider/useOperation.js';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.js';
import { usualTerms, type CompareQuery } from './compareTerms.js';
import { CompareView, type CompareViewProps } from './CompareView.js';

export interface CompareProps extends Pick<
  CompareViewProps,
  'back' | 'linkTo' | 'action' | 'onRemove'
> {
  readonly values: CompareQuery;
  readonly onValuesChange: (values: CompareQuery) => void;
}

/** Products side by side, by their ids. */
export function Compare(props: CompareProps) {
  const { values, onValuesChange, ...view } = props;
  const { ids, amount, months, method, onlyDifferent } = values;
  // The inputs keep their text even if it is not yet a number and cannot be in the address.
  const [typed, setTyped] = useState<{ readonly amount?: string; readonly months?: string }>({});
  const query = useOperation(
    compareProducts,
    { ids: ids.join(',') },
    { enabled: ids.length > 0, keepPrevious: true },
  );
  const state: DataStateValue<readonly ProductDetail[]> =
    ids.length === 0 ? { status: 'ready', data: [] } : toDataState(query);
  return (
    <DataState state={state} loading={<Skeleton preset="table" rows={8} />}>
      {(loaded) => {
        // A removed product disappears before the next response arrives.
        const products = loaded.filter(({ id }) => ids.includes(id));
        const usual = usualTerms(products);
        return (
          <CompareView
            {...view}
            products={products}
            gone={query.isFetching ? 0 : ids.length - products.length}
            terms={{
              ...usual,
              ...(amount && { amount }),
              ...(months && { months }),
              ...typed,
              method,
            }}
            onTermsChange={(terms) => {
              setTyped({ amount: terms.amount, months: terms.months });
              onValuesChange({ ...values, ...terms });
            }}
            onlyDifferent={onlyDifferent}
            onOnlyDifferentChange={(only) => onValuesChange({ ...values, onlyDifferent: only })}
          />
        );
      }}
    </DataState>
  );
}

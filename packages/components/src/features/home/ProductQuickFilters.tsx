import {
  AmountRangeLabels,
  AmountRangeValues,
  TermRangeLabels,
  TermRangeValues,
  type ProductCategory,
} from '@huiqi/sdk';
import { useState } from 'react';
import { Button } from '../../ui/Button/Button.js';
import { Field } from '../../ui/Field/Field.js';
import { Select } from '../../ui/Select/Select.js';
import { productFilters, type ProductFilters } from '../products/list/productFilters.js';
import * as css from './home.css.js';
import { useHomeCopy } from './copy.js';

type QuickFilters = Pick<ProductFilters, 'productCategoryId' | 'amount' | 'term'>;

export interface ProductQuickFiltersProps {
  readonly categories: readonly ProductCategory[];
  /** Address of the product list, which the form is sent to without scripts. */
  readonly action?: string | undefined;
  /** Called with the selection as the query of a product list. */
  readonly onFind: (query: URLSearchParams) => void;
}

/** The three questions most users start with. */
export function ProductQuickFilters({ categories, action, onFind }: ProductQuickFiltersProps) {
  const copy = useHomeCopy();
  const [filters, setFilters] = useState<QuickFilters>({});
  const pick = <T extends string>(
    key: keyof QuickFilters,
    label: string,
    values: readonly T[],
    labels: Readonly<Record<string, string>>,
  ) => (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          name={key}
          value={filters[key] ?? ''}
          options={[
            { value: '', label: copy.any },
            ...values.map((value) => ({ value, label: labels[value] ?? value })),
          ]}
          onChange={(event) => {
            const text = event.target.value;
            const value = values.find((one) => one === text);
            setFilters((before) => ({ ...before, [key]: value }));
          }}
        />
      )}
    </Field>
  );
  const ids = categories.map(({ id }) => id);
  const names = Object.fromEntries(categories.map(({ id, name }) => [id, name]));
  return (
    <form
      className={css.quick}
      method="get"
      action={action}
      aria-label={copy.quick}
      onSubmit={(event) => {
        event.preventDefault();
        onFind(productFilters.format(filters));
      }}
    >
      {pick('productCategoryId', copy.category, ids, names)}
      {pick('amount', copy.amount, AmountRangeValues, AmountRangeLabels)}
      {pick('term', copy.term, TermRangeValues, TermRangeLabels)}
      <div className={css.find}>
        <Button type="submit" variant="primary" block>
          {copy.find}
        </Button>
      </div>
    </form>
  );
}

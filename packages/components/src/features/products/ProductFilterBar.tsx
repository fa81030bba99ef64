import {
  AmountRangeLabels,
  AmountRangeValues,
  GuaranteeFilterLabels,
  GuaranteeFilterValues,
  ProductClassifyLabels,
  ProductClassifyValues,
  ProductSortOrderLabels,
  ProductSortOrderValues,
  TermRangeLabels,
  TermRangeValues,
  type ProductCategory,
} from '@huiqi/sdk';
import { FilterBar } from '../../patterns/FilterBar/FilterBar.js';
import { Field } from '../../ui/Field/Field.js';
import { Select } from '../../ui/Select/Select.js';
import { KeywordSearch } from './KeywordSearch.js';
import { productFilterLabels, productFilters, type ProductFilters } from './productFilters.js';
import { useProductsCopy } from './copy.js';

export interface ProductFilterBarProps {
  readonly filters: ProductFilters;
  readonly categories: readonly ProductCategory[];
  readonly onFiltersChange: (filters: ProductFilters) => void;
}

type Value = string | number;
const choices = <T extends Value>(values: readonly T[], labels: Readonly<Record<T, string>>) =>
  values.map((value) => ({ value: String(value), label: labels[value] }));

/** The filters of the market (spec 1 §2). */
export function ProductFilterBar({ filters, categories, onFiltersChange }: ProductFilterBarProps) {
  const copy = useProductsCopy();
  const change = (part: Omit<ProductFilters, 'index'>) =>
    onFiltersChange(productFilters.change(filters, part));
  const pick = <T extends Value>(
    key: keyof ProductFilters,
    label: string,
    values: readonly T[],
    labels: Readonly<Record<T, string>>,
  ) => (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          value={String(filters[key] ?? '')}
          options={[{ value: '', label: copy.all }, ...choices(values, labels)]}
          onChange={(event) => {
            const text = event.target.value;
            change({ [key]: values.find((value) => String(value) === text) });
          }}
        />
      )}
    </Field>
  );
  const ids = categories.map(({ id }) => id);
  const names = Object.fromEntries(categories.map(({ id, name }) => [id, name]));
  return (
    <FilterBar
      label={copy.filters}
      applied={productFilters.active(filters, productFilterLabels(copy, categories))}
      onRemove={(key) => change({ [key]: undefined })}
      onClear={() => onFiltersChange(productFilters.clear(filters))}
    >
      {pick('productCategoryId', copy.category, ids, names)}
      {pick('productClassify', copy.classify, ProductClassifyValues, ProductClassifyLabels)}
      {pick('amount', copy.amount, AmountRangeValues, AmountRangeLabels)}
      {pick('term', copy.term, TermRangeValues, TermRangeLabels)}
      {pick('guaranteeType', copy.guarantee, GuaranteeFilterValues, GuaranteeFilterLabels)}
      <Field label={copy.sort}>
        {(control) => (
          <Select
            {...control}
            value={String(filters.sortOrder ?? 3)}
            options={choices(ProductSortOrderValues, ProductSortOrderLabels)}
            onChange={(event) => {
              const text = event.target.value;
              const order = ProductSortOrderValues.find((value) => String(value) === text);
              change({ sortOrder: order === 3 ? undefined : order });
            }}
          />
        )}
      </Field>
      <KeywordSearch
        key={filters.keyword ?? ''}
        keyword={filters.keyword ?? ''}
        onSearch={(keyword) => change({ keyword: keyword === '' ? undefined : keyword })}
      />
    </FilterBar>
  );
}

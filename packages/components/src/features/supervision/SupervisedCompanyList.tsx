import { listSupervisedCompanies } from '@huiqi/sdk';
import { useState } from 'react';
import type { ListChange } from '../../patterns/ListView/types.js';
import { useOperationList } from '../../provider/useOperationList.js';
import { useCompanyCreditCopy } from './companyCreditCopy.js';
import { companyFilterLabels, companyFilters, type CompanyFilters } from './companyFilters.js';
import {
  SupervisedCompanyListView,
  type SupervisedCompanyListViewProps,
} from './SupervisedCompanyListView.js';

export interface SupervisedCompanyListProps extends Pick<
  SupervisedCompanyListViewProps,
  'companyLink'
> {
  /** Filters, controlled by the host (its address). Uncontrolled by default. */
  readonly filters?: CompanyFilters | undefined;
  readonly onFiltersChange?: ((filters: CompanyFilters, change: ListChange) => void) | undefined;
}

/** Companies with their credit standing (spec 2 §2). */
export function SupervisedCompanyList(props: SupervisedCompanyListProps) {
  const { filters, onFiltersChange, companyLink } = props;
  const copy = useCompanyCreditCopy();
  const [own, setOwn] = useState<CompanyFilters>({});
  const values = filters ?? own;
  const companies = useOperationList(listSupervisedCompanies, {
    filters: companyFilters,
    labels: companyFilterLabels(copy),
    values,
    onValuesChange: (next, change) => {
      setOwn(next);
      onFiltersChange?.(next, change);
    },
    toInput: ({ keyword, ...range }) => ({
      body: { ...range, ...(keyword === undefined ? {} : { keyword }) },
    }),
  });
  const { index, size } = companyFilters.resolve(values);
  return <SupervisedCompanyListView {...companies} {...{ companyLink, index, size }} />;
}

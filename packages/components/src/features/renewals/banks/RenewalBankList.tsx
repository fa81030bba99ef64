import { listRenewalBanks } from '@huiqi/sdk';
import { pageSizes } from '@huiqi/sdk/domain';
import { useOperationList } from '../../../provider/useOperationList.js';
import type { ListChange } from '../../../patterns/ListView/types.js';
import { useRenewalsCopy } from '../copy.js';
import {
  renewalBankFilterLabels,
  renewalBankFilters,
  type RenewalBankFilters,
} from './renewalBankFilters.js';
import { RenewalBankListView, type RenewalBankListViewProps } from './RenewalBankListView.js';

export interface RenewalBankListProps extends Pick<RenewalBankListViewProps, 'applyLink'> {
  /** Filters, controlled by the host (its address). Uncontrolled by default. */
  readonly filters?: RenewalBankFilters | undefined;
  readonly onFiltersChange?:
    | ((filters: RenewalBankFilters, change: ListChange) => void)
    | undefined;
  /** Banks per page. Defaults to 8. */
  readonly size?: number | undefined;
}

/** The banks that renew loans. */
export function RenewalBankList(props: RenewalBankListProps) {
  const { filters, onFiltersChange, size = pageSizes.products, applyLink } = props;
  const copy = useRenewalsCopy();
  const banks = useOperationList(listRenewalBanks, {
    filters: renewalBankFilters,
    labels: renewalBankFilterLabels(copy),
    values: filters,
    onValuesChange: onFiltersChange,
    size,
  });
  return <RenewalBankListView {...banks} applyLink={applyLink} />;
}

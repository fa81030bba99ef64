import { listServiceProducts, listServiceSubtypes, listServiceTypes } from '@huiqi/sdk';
import { pageSizes } from '@huiqi/sdk/domain';
import { useState } from 'react';
import type { ListChange } from '../../../patterns/ListView/types.js';
import { useOperation } from '../../../provider/useOperation.js';
import { useOperationList } from '../../../provider/useOperationList.js';
import { useServicesCopy } from '../copy.js';
import { serviceFilterLabels, serviceFilters, type ServiceFilters } from './serviceFilters.js';
import { ServiceListView, type ServiceListViewProps } from './ServiceListView.js';

export interface ServiceListProps extends Pick<ServiceListViewProps, 'serviceLink' | 'tabLink'> {
  /** Filters, controlled by the host (its address). Uncontrolled by default. */
  readonly filters?: ServiceFilters | undefined;
  /** The address of each filter choice for server rendering, so that it works without scripts. */
  readonly addressFor?: ((filters: ServiceFilters) => string) | undefined;
  readonly onFiltersChange?: ((filters: ServiceFilters, change: ListChange) => void) | undefined;
  /** Services per page. Defaults to 8. */
  readonly size?: number | undefined;
}

const rarelyChanging = { staleTime: 300_000 };

/** The service marketplace (spec 2 §2). */
export function ServiceList(props: ServiceListProps) {
  const { addressFor, onFiltersChange, size = pageSizes.marketplace, ...links } = props;
  const copy = useServicesCopy();
  const [own, setOwn] = useState<ServiceFilters>({});
  const filters = props.filters ?? own;
  const { serviceTypeBig = '', serviceTypeSmall = '', shortcutService } = filters;
  const categories = useOperation(listServiceTypes, {}, rarelyChanging).data;
  const category = categories?.find(({ code }) => code === serviceTypeBig);
  const subcategories = useOperation(
    listServiceSubtypes,
    category ? { id: category.id, dicId: category.dicId } : {},
    { ...rarelyChanging, enabled: category !== undefined },
  ).data;
  const { list, state } = useOperationList(listServiceProducts, {
    filters: serviceFilters,
    labels: serviceFilterLabels(copy, categories, subcategories),
    values: filters,
    hrefFor: addressFor,
    size,
    onValuesChange: (next, change) => {
      setOwn(next);
      onFiltersChange?.(next, change);
    },
  });
  return (
    <ServiceListView
      {...links}
      isShortcut={shortcutService !== undefined}
      categories={{
        // Their line is there before they are, so that nothing below it moves.
        categories: categories ?? [],
        subcategories: category && (subcategories ?? []),
        category: serviceTypeBig,
        subcategory: serviceTypeSmall,
        onCategory: (code) => list.choose({ serviceTypeBig: code }),
        onSubcategory: (code) => list.choose({ serviceTypeSmall: code }),
        hrefFor: addressFor && ((choice) => addressFor(serviceFilters.change(filters, choice))),
      }}
      list={list}
      state={state}
    />
  );
}

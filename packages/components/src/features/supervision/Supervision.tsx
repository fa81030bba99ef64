import {
  getOverseeStatistics,
  listBanners,
  listDemandDepartments,
  listOverseenDemands,
} from '@huiqi/sdk';
import { pageSizes } from '@huiqi/sdk/domain';
import { useState } from 'react';
import type { ListChange } from '../../patterns/ListView/types.js';
import type { LinkTarget } from '../../provider/screen.js';
import { toDataState } from '../../provider/toDataState.js';
import { useOperation } from '../../provider/useOperation.js';
import { useOperationList } from '../../provider/useOperationList.js';
import { useSupervisionCopy } from './copy.js';
import {
  filtersOfFigure,
  overseeFilterLabels,
  overseeFilters,
  type OverseeFilters,
} from './overseeFilters.js';
import { SupervisionView } from './SupervisionView.js';

export interface SupervisionProps {
  /** Filters, controlled by the host (its address). Uncontrolled by default. */
  readonly filters?: OverseeFilters | undefined;
  /** The address of each filter choice for server rendering, so that it works without scripts. */
  readonly addressFor?: ((filters: OverseeFilters) => string) | undefined;
  readonly onFiltersChange?: ((filters: OverseeFilters, change: ListChange) => void) | undefined;
  /** The address of the list with other filters. */
  readonly hrefForFilters: (filters: OverseeFilters) => string;
  readonly demandLink: (demandId: string) => LinkTarget;
  /** Link of a banner: a path of the site. */
  readonly linkTo: (path: string) => LinkTarget;
  /** Demands per page. Defaults to 10. */
  readonly size?: number | undefined;
}

const step: ListChange = { replace: false };
const live = { staleTime: 30_000, refetchEvery: 60_000 };

/** Supervision of demands: banners, figures by department, the list (spec 2 §2). */
export function Supervision(props: SupervisionProps) {
  const { filters, addressFor, onFiltersChange, hrefForFilters, size, demandLink, linkTo } = props;
  const copy = useSupervisionCopy();
  const [own, setOwn] = useState<OverseeFilters>({});
  const values = filters ?? own;
  function change(next: OverseeFilters, kind = step) {
    setOwn(next);
    onFiltersChange?.(next, kind);
  }
  const banners = useOperation(listBanners, { position: 'SUPERVISION' }, { staleTime: 600_000 });
  const statistics = useOperation(getOverseeStatistics, {}, live);
  const departments = useOperation(listDemandDepartments, {}, { staleTime: 300_000 }).data ?? [];
  const demands = useOperationList(listOverseenDemands, {
    filters: overseeFilters,
    labels: overseeFilterLabels(copy, departments),
    values,
    hrefFor: addressFor,
    onValuesChange: change,
    size: size ?? pageSizes.default,
  });
  return (
    <SupervisionView
      {...demands}
      banners={banners.data ?? []}
      statistics={toDataState(statistics)}
      department={values.departmentId}
      departmentLink={(departmentId, figure) => {
        const next = overseeFilters.change(values, { departmentId, ...filtersOfFigure[figure] });
        return { href: hrefForFilters(next), onOpen: () => change(next) };
      }}
      demandLink={demandLink}
      linkTo={linkTo}
    />
  );
}

import { getCreditRepairInfo } from '@huiqi/sdk';
import { PageState } from '../../patterns/DataState/PageState.js';
import { Skeleton } from '../../ui/Skeleton/Skeleton.js';
import { screenLink, useScreenName, type ScreenProps } from '../../provider/screen.js';
import { toDataState } from '../../provider/toDataState.js';
import { useOperation } from '../../provider/useOperation.js';
import { useCreditRepairCopy } from './creditRepairCopy.js';
import { CreditRepairView } from './CreditRepairView.js';

export interface CreditRepairPaths {
  /** Link to companies with their published data. */
  readonly companies: () => string;
}

export type CreditRepairScreenProps = ScreenProps<CreditRepairPaths>;

/** How to repair a credit record (spec 2 §2). */
export function CreditRepairScreen(props: CreditRepairScreenProps) {
  const { paths, onName } = props;
  const copy = useCreditRepairCopy();
  const query = useOperation(getCreditRepairInfo, {}, { staleTime: 600_000 });
  useScreenName(onName, query.data?.title);
  const companies = screenLink(props, paths.companies());
  return (
    <PageState
      state={toDataState(query)}
      loading={<Skeleton preset="card" rows={10} />}
      exit={{ label: copy.repairCompanies, ...companies }}
    >
      {(info) => <CreditRepairView info={info} companies={companies} />}
    </PageState>
  );
}

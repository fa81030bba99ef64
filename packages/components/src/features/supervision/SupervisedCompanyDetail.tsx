import { getSupervisedCompany } from '@huiqi/sdk';
import { PageState } from '../../patterns/DataState/PageState.js';
import { DetailPageSkeleton } from '../../patterns/DetailPage/DetailPageSkeleton.js';
import { useScreenName, type ScreenProps } from '../../provider/screen.js';
import { toDataState } from '../../provider/toDataState.js';
import { useOperation } from '../../provider/useOperation.js';
import {
  SupervisedCompanyDetailView,
  type SupervisedCompanyDetailViewProps,
} from './SupervisedCompanyDetailView.js';

export interface SupervisedCompanyDetailProps extends Omit<
  SupervisedCompanyDetailViewProps,
  'company'
> {
  readonly companyId: string;
  readonly onName?: ScreenProps['onName'];
}

/** One company with its credit standing. */
export function SupervisedCompanyDetail(props: SupervisedCompanyDetailProps) {
  const { companyId, onName, ...links } = props;
  const { back } = links;
  const query = useOperation(getSupervisedCompany, { id: companyId });
  useScreenName(onName, query.data?.companyName);
  return (
    <PageState state={toDataState(query)} loading={<DetailPageSkeleton back={back} />} exit={back}>
      {(company) => <SupervisedCompanyDetailView company={company} {...links} />}
    </PageState>
  );
}

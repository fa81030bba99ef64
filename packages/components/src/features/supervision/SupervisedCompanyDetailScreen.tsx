import { screenLink, type ScreenProps } from '../../provider/screen.js';
import { useCompanyCreditCopy } from './companyCreditCopy.js';
import type { SupervisedCompanyPaths } from './paths.js';
import { SupervisedCompanyDetail } from './SupervisedCompanyDetail.js';

export type SupervisedCompanyDetailScreenProps = ScreenProps<
  Pick<SupervisedCompanyPaths, 'companies' | 'creditRepair' | 'release'>
>;

/** One company; `id` is in the query. The way back keeps the filters of the list. */
export function SupervisedCompanyDetailScreen(props: SupervisedCompanyDetailScreenProps) {
  const { query, paths, backTo, onName } = props;
  const copy = useCompanyCreditCopy();
  const id = query.get('id') ?? '';
  return (
    <SupervisedCompanyDetail
      key={id}
      companyId={id}
      back={{ label: copy.companiesTitle, ...screenLink(props, backTo(paths.companies())) }}
      repair={screenLink(props, paths.creditRepair())}
      release={screenLink(props, paths.release())}
      onName={onName}
    />
  );
}

import { ErrorState } from '../../patterns/EmptyState/ErrorState.js';
import { screenLink, type ScreenProps } from '../../provider/screen.js';
import { useCompanyCreditCopy } from './companyCreditCopy.js';
import type { SupervisedCompanyPaths } from './paths.js';
import { SupervisedCompanyDetail } from './SupervisedCompanyDetail.js';

export type SupervisedCompanyDetailScreenProps = ScreenProps<
  Pick<SupervisedCompanyPaths, 'companies' | 'creditRepair' | 'release'>
>;

/** A company; `id` is in the query. Back keeps the list's filters. */
export function SupervisedCompanyDetailScreen(props: SupervisedCompanyDetailScreenProps) {
  const { query, paths, backTo, onName } = props;
  const copy = useCompanyCreditCopy();
  const id = query.get('id') ?? '';
  const list = screenLink(props, backTo(paths.companies()));
  const back = { label: copy.companiesTitle, ...list };
  if (id === '')
    return (
      <ErrorState
        kind="notFound"
        heading="h1"
        title={copy.companyMissing}
        action={{ label: copy.companiesTitle, href: list.href, onSelect: list.onOpen }}
      />
    );
  return (
    <SupervisedCompanyDetail
      key={id}
      companyId={id}
      back={back}
      repair={screenLink(props, paths.creditRepair())}
      release={screenLink(props, paths.release())}
      onName={onName}
    />
  );
}

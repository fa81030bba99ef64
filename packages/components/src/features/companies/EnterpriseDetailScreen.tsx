import { screenLink, type ScreenProps } from '../../provider/screen.js';
import { BackLink } from '../../patterns/page/BackLink.js';
import { Banner } from '../../ui/Banner/Banner.js';
import { PageTitle } from '../../ui/PageTitle/PageTitle.js';
import { BindCompanyForm } from './add/BindCompanyForm.js';
import { page } from './companies.css.js';
import { useCompaniesCopy } from './copy.js';
import { EnterpriseDetail } from './enterprise/EnterpriseDetail.js';
import type { CompanyPaths } from './paths.js';

export type EnterpriseDetailScreenProps = ScreenProps<CompanyPaths>;

/** One company of the user; `id` is in the query. A company the user does not have can be bound. */
export function EnterpriseDetailScreen(props: EnterpriseDetailScreenProps) {
  const { query, paths, navigate, backTo } = props;
  const copy = useCompaniesCopy();
  const id = query.get('id') ?? '';
  const back = { label: copy.listTitle, ...screenLink(props, backTo(paths.companies())) };
  return (
    <EnterpriseDetail
      key={id}
      id={id}
      back={back}
      missing={
        <div className={page}>
          <BackLink {...back} />
          <PageTitle>{copy.missingTitle}</PageTitle>
          <Banner tone="warning">{copy.missingHint}</Banner>
          <BindCompanyForm
            onBound={(company) => navigate(paths.company(company.id), { replace: true })}
          />
        </div>
      }
    />
  );
}

import { screenLink, type ScreenProps } from '../../provider/screen.js';
import { toDataState } from '../../provider/toDataState.js';
import { useCurrentUser } from '../../provider/useCurrentUser.js';
import { linkProps } from '../../patterns/link/linkProps.js';
import { PageState } from '../../patterns/DataState/PageState.js';
import { LinkButton } from '../../ui/LinkButton/LinkButton.js';
import { PageTitle } from '../../ui/PageTitle/PageTitle.js';
import { Skeleton } from '../../ui/Skeleton/Skeleton.js';
import { Tabs } from '../../ui/Tabs/Tabs.js';
import { listPage } from './companies.css.js';
import { companyFilters, type CompanyFilters } from './companyFilters.js';
import { CompanyList } from './list/CompanyList.js';
import { useCompaniesCopy } from './copy.js';
import type { CompanyPaths } from './paths.js';
import { TaxCompanyList } from './authorisation/TaxCompanyList.js';

export type CompanyListScreenProps = ScreenProps<CompanyPaths>;

/** The user's companies; filters and page are in the address. */
export function CompanyListScreen(props: CompanyListScreenProps) {
  const { query, paths, navigate, setQuery, hrefFor } = props;
  const copy = useCompaniesCopy();
  const user = useCurrentUser();
  const information = screenLink(props, paths.information());
  const tab = query.get('tab') === 'tax' ? 'tax' : 'related';
  const filters = companyFilters.parse(query);
  const onFiltersChange = (next: CompanyFilters, change?: { readonly replace: boolean }) =>
    setQuery(withTab(companyFilters.format(next), tab), change);
  return (
    <div className={listPage}>
      <PageTitle
        actions={<LinkButton {...linkProps(information)}>{copy.toInformation}</LinkButton>}
      >
        {copy.listTitle}
      </PageTitle>
      <PageState
        state={toDataState(user)}
        loading={<Skeleton preset="table" rows={7} />}
        exit={{ label: copy.toProducts, ...screenLink(props, paths.products()) }}
      >
        {(who) =>
          who && (
            <Tabs
              label={copy.listTitle}
              value={tab}
              onValueChange={(next) => setQuery(withTab(new URLSearchParams(), next))}
              tabs={[
                {
                  value: 'related',
                  label: copy.relatedTab,
                  content: (
                    <CompanyList
                      user={who}
                      filters={filters}
                      onFiltersChange={onFiltersChange}
                      hrefForCompany={(id) => hrefFor(paths.company(id))}
                      onOpenCompany={(id) => navigate(paths.company(id))}
                      onCertify={(entry) => navigate(paths.certify(entry))}
                    />
                  ),
                },
                {
                  value: 'tax',
                  label: copy.taxTab,
                  content: (
                    <TaxCompanyList
                      user={who}
                      filters={filters}
                      onFiltersChange={onFiltersChange}
                    />
                  ),
                },
              ]}
            />
          )
        }
      </PageState>
    </div>
  );
}

function withTab(query: URLSearchParams, tab: string): URLSearchParams {
  if (tab === 'tax') query.set('tab', tab);
  return query;
}

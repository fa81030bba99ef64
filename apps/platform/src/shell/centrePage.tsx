import { CompanySwitcher } from '@huiqi/components/companies';
import { useUnreadCount } from '@huiqi/components/notices';
import { UserCentreLayout } from '@huiqi/components/patterns';
import { useOperation } from '@huiqi/components/provider';
import { getOrderStatistic, type OrderStatus } from '@huiqi/sdk';
import { formatThousands } from '@huiqi/sdk/domain';
import { lazy, Suspense, type ComponentType } from 'react';
import { Redirect } from 'wouter';
import { useSite } from '../boot/SiteContext.js';
import { companyPaths } from '../pages/companies/paths.js';
import { noticePaths } from '../pages/notices/paths.js';
import { centrePaths } from '../pages/session/centrePaths.js';
import { mayEnter } from '../routes/guard.js';
import { centreEntries } from '../routes/siteRoutes.js';
import { useGo } from '../routes/useGo.js';
import { useQuery } from '../routes/useQuery.js';
import { centreAddress } from './centreAddress.js';

// Few people come to change their password.
const CentrePassword = lazy(async () => ({
  default: (await import('./CentrePassword.js')).CentrePassword,
}));

const overview = '/userCenter';

/** Puts a page beside the navigation of the user centre; staff, who have none, see the page alone. */
export function centrePage(Page: ComponentType, current: string): ComponentType {
  function Framed() {
    const go = useGo();
    const [query] = useQuery();
    const link = (href: string) => ({ href, onOpen: () => go(href) });
    const { data } = useOperation(getOrderStatistic, {}, { staleTime: 30_000 });
    const unread = useUnreadCount()?.count;
    // As many as the list behind the link finds.
    const count = (label: string, status?: OrderStatus) => ({
      label,
      value: formatThousands(status && data ? (data.byStatus[status] ?? 0) : data?.total),
      ...link(centrePaths.orders(status)),
    });
    return (
      <UserCentreLayout
        nav={{
          label: '企业中心',
          items: centreEntries.map(({ path, label }) => ({
            id: path,
            label,
            count: path === noticePaths.notices() ? unread : undefined,
            ...link(path),
          })),
          current,
        }}
        switcher={<CompanySwitcher companies={link(companyPaths.companies())} />}
        counts={[
          count('全部申请'),
          count('申请中', 'ACCEPT_SUCCESS'),
          count('已授信', 'APPROVAL_SUCCESS'),
          count('已放款', 'BANK_APPROVAL_SUCCESS'),
        ]}
      >
        <Page />
        {query.get('dialog') === 'password' && (
          <Suspense fallback={null}>
            <CentrePassword />
          </Suspense>
        )}
      </UserCentreLayout>
    );
  }

  return function CentrePage() {
    const [query] = useQuery();
    const { user } = useSite();
    const elsewhere = current === overview ? centreAddress(query) : undefined;
    if (elsewhere) return <Redirect to={elsewhere} replace />;
    return mayEnter({ permission: 'GRZX' }, user) ? <Framed /> : <Page />;
  };
}

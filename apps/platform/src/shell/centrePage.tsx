import { Button, lazyPart } from '@huiqi/components/ui';
import { CompanySwitcher } from '@huiqi/components/companies';
import { useUnreadCount } from '@huiqi/components/notices';
import { UserCentreLayout } from '@huiqi/components/patterns';
import { useOperation } from '@huiqi/components/provider';
import { getOrderStatistic } from '@huiqi/sdk';
import { formatThousands } from '@huiqi/sdk/domain';
import { Suspense, useState, type ComponentType } from 'react';
import { Redirect } from 'wouter';
import { useSite } from '../boot/SiteContext.js';
import { companyPaths } from '../pages/companies/paths.js';
import { noticePaths } from '../pages/notices/paths.js';
import { orderPaths } from '../pages/orders/paths.js';
import { mayEnter } from '../routes/guard.js';
import { centreGroups } from '../routes/route.js';
import { centreEntries } from '../routes/siteRoutes.js';
import { useGo } from '../routes/useGo.js';
import { useQuery } from '../routes/useQuery.js';
import { withQuery } from '../routes/withQuery.js';
import { centreAddress } from './centreAddress.js';

// Few users change their password.
const CentrePassword = lazyPart(async () => ({
  default: (await import('./CentrePassword.js')).CentrePassword,
}));

type LinkQuery = Parameters<typeof withQuery>[1];

const overview = '/userCenter';

/** Puts a page beside the user centre's navigation; staff, who have none, only see the page. */
export function centrePage(Page: ComponentType, current: string): ComponentType {
  function Framed() {
    const go = useGo();
    const [query] = useQuery();
    const link = (href: string) => ({ href, onOpen: () => go(href) });
    const { user } = useSite();
    const company = user?.companyName ? (user.creditCode ?? undefined) : undefined;
    const [showsAll, setShowsAll] = useState(false);
    const nsrsbh = showsAll ? undefined : company;
    const isOverview = current === overview;
    const isOfAccount = centreEntries.some(
      ({ path, group }) => path === current && group === 'account',
    );
    const { data } = useOperation(
      getOrderStatistic,
      { nsrsbh },
      { staleTime: 30_000, enabled: isOverview },
    );
    // The header polls it.
    const unread = useUnreadCount({ enabled: false })?.count;
    // The number of results in the linked list.
    const count = (label: string, value: number | undefined, query: LinkQuery = {}) => ({
      label,
      value: formatThousands(value),
      ...link(withQuery(orderPaths.orders(), { ...query, nsrsbh })),
    });
    return (
      <UserCentreLayout
        nav={{
          label: '企业中心',
          items: centreEntries.map(({ path, label, icon, group }) => ({
            id: path,
            label,
            icon,
            group: centreGroups[group],
            count: path === noticePaths.notices() ? unread : undefined,
            ...link(path),
          })),
          current,
        }}
        switcher={
          isOfAccount ? undefined : <CompanySwitcher companies={link(companyPaths.companies())} />
        }
        counts={
          isOverview
            ? [
                count('全部申请', data?.total),
                count('申请中', data?.applying, { applying: 'true' }),
                count('已授信', data?.granted, { orderStatus: 'APPROVAL_SUCCESS' }),
                count('已放款', data?.disbursed, { orderStatus: 'BANK_APPROVAL_SUCCESS' }),
              ]
            : []
        }
        scope={
          company && (
            <Button size="small" variant="text" onClick={() => setShowsAll(!showsAll)}>
              {showsAll ? '只看本企业' : '看全部企业'}
            </Button>
          )
        }
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

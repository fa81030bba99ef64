import { lazyPart } from '@huiqi/components/ui';
import { CompanySwitcher } from '@huiqi/components/companies';
import { useUnreadCount } from '@huiqi/components/notices';
import { UserCentreLayout } from '@huiqi/components/patterns';
import { Suspense, type ComponentType } from 'react';
import { Redirect } from 'wouter';
import { useSite } from '../boot/SiteContext.js';
import { companyPaths } from '../pages/companies/paths.js';
import { noticePaths } from '../pages/notices/paths.js';
import { mayEnter } from '../routes/guard.js';
import { centreGroups } from '../routes/route.js';
import { centreEntries } from '../routes/siteRoutes.js';
import { useGo } from '../routes/useGo.js';
import { useQuery } from '../routes/useQuery.js';
import { centreAddress } from './centreAddress.js';

// Few users change their password.
const CentrePassword = lazyPart(async () => ({
  default: (await import('./CentrePassword.js')).CentrePassword,
}));

const overview = '/userCenter';

/** Puts a page beside the user centre's navigation; staff, who have none, only see the page. */
export function centrePage(Page: ComponentType, current: string): ComponentType {
  function Framed() {
    const go = useGo();
    const [query] = useQuery();
    const link = (href: string) => ({ href, onOpen: () => go(href) });
    const isOfAccount = centreEntries.some(
      ({ path, group }) => path === current && group === 'account',
    );
    // The header polls it.
    const unread = useUnreadCount({ enabled: false })?.count;
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

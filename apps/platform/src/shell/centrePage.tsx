import { UserCentreLayout } from '@huiqi/components/patterns';
import { useOperation } from '@huiqi/components/provider';
import { getOrderStatistic, type OrderStatus } from '@huiqi/sdk';
import { formatThousands } from '@huiqi/sdk/domain';
import type { ComponentType } from 'react';
import { useSite } from '../boot/SiteContext.js';
import { orderPaths } from '../pages/orders/paths.js';
import { centreEntries } from '../routes/siteRoutes.js';
import { useGo } from '../routes/useGo.js';
import { withQuery } from '../routes/withQuery.js';

/** Puts a page beside the navigation of the user centre. */
export function centrePage(Page: ComponentType, current: string): ComponentType {
  return function CentrePage() {
    const go = useGo();
    const { user } = useSite();
    const link = (href: string) => ({ href, onOpen: () => go(href) });
    const { data } = useOperation(getOrderStatistic, {}, { staleTime: 30_000 });
    const count = (label: string, value: number | undefined, orderStatus?: OrderStatus) => ({
      label,
      value: formatThousands(value),
      ...link(withQuery(orderPaths.orders(), { orderStatus })),
    });
    return (
      <UserCentreLayout
        nav={{
          label: '企业中心',
          items: centreEntries.map(({ path, label }) => ({ id: path, label, ...link(path) })),
          current,
        }}
        switcher={user?.companyName ?? undefined}
        counts={[
          count('全部申请', data?.total),
          count('申请中', data?.applying, 'ACCEPT_SUCCESS'),
          count('已授信', data?.granted, 'APPROVAL_SUCCESS'),
          count('已放款', data?.disbursed, 'BANK_APPROVAL_SUCCESS'),
        ]}
      >
        <Page />
      </UserCentreLayout>
    );
  };
}

import { HomeView } from '@huiqi/components/home';
import { useOperation } from '@huiqi/components/provider';
import { getHomeStatistics, getProductHome, listAnnouncements } from '@huiqi/sdk';
import { Skeleton } from '@huiqi/components/ui';
import { useEffect, useState } from 'react';
import { useSite } from '../../boot/SiteContext.js';
import { useGo } from '../../routes/useGo.js';
import { withQuery } from '../../routes/withQuery.js';
import { ordersPath } from '../orders/ordersPath.js';
import { marketPaths } from '../products/marketPaths.js';
import { policiesPath } from '../policies/policiesPath.js';
import { HomeAnnouncements } from './HomeAnnouncements.js';
import { place } from './HomePage.css.js';
import type * as laterModule from './HomeLater.js';
import { homePaths } from './paths.js';

type Later = typeof laterModule;

/** Runs after the page has rendered; a failure does not affect the page. */
function useLater(): Later | undefined {
  const [later, setLater] = useState<Later>();
  useEffect(() => {
    import('./HomeLater.js').then(setLater, () => undefined);
  }, []);
  return later;
}

export function Page() {
  const go = useGo();
  const { config } = useSite();
  const home = useOperation(getProductHome, {}, { staleTime: 300_000 });
  const statistics = useOperation(getHomeStatistics, {}, { staleTime: 60_000 });
  const announcements = useOperation(listAnnouncements, {}, { staleTime: 60_000 });
  const later = useLater();
  const linkTo = (href: string) => ({ href, onOpen: () => go(href) });
  // Above all else, they would move it: the rest waits for them, unless the page was drawn with them.
  if (announcements.isPending) return <Skeleton preset="card" rows={10} />;
  return (
    <>
      <HomeView
        announcements={<HomeAnnouncements announcements={announcements.data ?? []} />}
        config={config}
        home={home.data}
        statistics={statistics.isError ? null : statistics.data}
        phone={config.phone}
        linkTo={linkTo}
        products={linkTo(marketPaths.products())}
        orders={linkTo(ordersPath)}
        limitCalculator={config.counterLimitIndex ? linkTo('/quotacalNotLog') : undefined}
        repaymentCalculator={config.counterRepaymentIndex ? linkTo('/globalCalculator') : undefined}
        about={linkTo('/aboutUs')}
        newsList={linkTo(homePaths.newsList())}
        policies={{
          content: <div className={place}>{later && <later.HomeLater />}</div>,
          all: linkTo(policiesPath),
        }}
        hrefForNews={homePaths.news}
        onOpenNews={(newsId) => go(homePaths.news(newsId))}
        hrefForProduct={marketPaths.product}
        onOpenProduct={(product) => go(marketPaths.product(product))}
        onFind={(query) => go(withQuery(marketPaths.products(), Object.fromEntries(query)))}
      />
      {later && <later.HomeServicesLater />}
    </>
  );
}

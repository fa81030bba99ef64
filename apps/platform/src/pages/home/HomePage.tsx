import { HomeView } from '@huiqi/components/home';
import { useClient, useOperation } from '@huiqi/components/provider';
import { addView, getHomeStatistics, getProductHome } from '@huiqi/sdk';
import { useEffect } from 'react';
import { useSite } from '../../boot/SiteContext.js';
import { useGo } from '../../routes/useGo.js';
import { withQuery } from '../../routes/withQuery.js';
import { ordersPath } from '../orders/ordersPath.js';
import { marketPaths } from '../products/marketPaths.js';
import { LatestPoliciesPlace } from './LatestPoliciesPlace.js';
import { homePaths } from './paths.js';
import { policiesPath } from '../policies/policiesPath.js';

/** Counts the visit once for each time the page is opened; nobody waits for it. */
function useCountedView(): void {
  const client = useClient();
  useEffect(() => void addView(client, {}).catch(() => undefined), [client]);
}

export function Page() {
  const go = useGo();
  const { config } = useSite();
  const home = useOperation(getProductHome, {}, { staleTime: 300_000 });
  const statistics = useOperation(getHomeStatistics, {}, { staleTime: 60_000 });
  useCountedView();
  const linkTo = (href: string) => ({ href, onOpen: () => go(href) });
  return (
    <HomeView
      config={config}
      home={home.data}
      statistics={statistics.data}
      phone={config.phone}
      linkTo={linkTo}
      products={linkTo(marketPaths.products())}
      orders={linkTo(ordersPath)}
      limitCalculator={config.counterLimitIndex ? linkTo('/quotacalNotLog') : undefined}
      repaymentCalculator={config.counterRepaymentIndex ? linkTo('/globalCalculator') : undefined}
      about={linkTo('/aboutUs')}
      newsList={linkTo(homePaths.newsList())}
      policies={{ content: <LatestPoliciesPlace />, all: linkTo(policiesPath) }}
      hrefForNews={homePaths.news}
      onOpenNews={(newsId) => go(homePaths.news(newsId))}
      hrefForProduct={marketPaths.product}
      onOpenProduct={(product) => go(marketPaths.product(product))}
      onFind={(query) => go(withQuery(marketPaths.products(), Object.fromEntries(query)))}
    />
  );
}

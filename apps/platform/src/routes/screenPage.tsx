import { useClient } from '@huiqi/components/provider';
import type { ComponentType } from 'react';
import { useParams } from 'wouter';
import { hasPageBefore, lastShown } from './lastShown.js';
import type { ScreenModule } from './route.js';
import { useAddress, usePath } from './useAddress.js';
import { useGo } from './useGo.js';
import { usePageName } from './pageName.js';
import { useQuery } from './useQuery.js';

/** Turns a screen into a page: passes it the address, the router and the login redirect. */
export function screenPage({ Screen, paths, pageSize }: ScreenModule): ComponentType {
  return function ScreenPage() {
    const go = useGo();
    const client = useClient();
    const [query, setQuery] = useQuery();
    const address = useAddress();
    const path = usePath();
    const params = useParams();
    const onName = usePageName();
    return (
      <Screen
        params={params as Readonly<Record<string, string>>}
        query={query}
        paths={paths}
        pageSize={pageSize}
        navigate={go}
        setQuery={setQuery}
        hrefFor={(to) => to}
        hrefForQuery={(next) => (String(next) ? `${path}?${next}` : path)}
        backTo={lastShown}
        goBack={(otherwise) => {
          if (hasPageBefore()) window.history.back();
          else go(otherwise, { replace: true });
        }}
        onLogin={() => {
          client.visit.saveReturnTarget(address);
          go('/login');
        }}
        onName={onName}
      />
    );
  };
}

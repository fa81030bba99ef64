import type { Screen } from '@huiqi/embed/routes';
import { useClient } from '@huiqi/components/provider';
import { useParams } from 'wouter';
import { useQuery } from '../routes/useQuery.js';
import { useAddress } from '../routes/useAddress.js';
import { useGo } from './useGo.js';

/** Draws a screen of the partner widget at an address of the site (spec 1 §2 Insurer-style routes). */
export function insurerPage(Drawn: Screen) {
  return function InsurerPage() {
    const go = useGo();
    const client = useClient();
    const [query] = useQuery();
    const address = useAddress();
    const params = useParams();
    const known = Object.fromEntries(
      Object.entries(params).map(([name, value]) => [name, value ?? '']),
    );
    return (
      <Drawn
        params={known}
        query={query}
        navigate={go}
        hrefFor={(to) => to}
        onLogin={() => {
          client.visit.saveReturnTarget(address);
          go('/login');
        }}
        // The screen goes on to its own success page; only a page around a widget wants to be told.
        onSubmitted={() => undefined}
      />
    );
  };
}

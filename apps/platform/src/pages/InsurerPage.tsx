import { useMemo } from 'react';
import type { Screen } from '@huiqi/embed/routes';
import { useClient } from '@huiqi/components/provider';
import { useLocation, useParams } from 'react-router';
import { useGo } from './useGo.js';

/** Draws a screen of the partner widget at an address of the site (spec 1 §2 Insurer-style routes). */
export function insurerPage(Drawn: Screen) {
  return function InsurerPage() {
    const go = useGo();
    const client = useClient();
    const { pathname, search } = useLocation();
    const params = useParams();
    const query = useMemo(() => new URLSearchParams(search), [search]);
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
          client.visit.saveReturnTarget(pathname + search);
          go('/login');
        }}
        // The screen goes on to its own success page; only a page around a widget wants to be told.
        onSubmitted={() => undefined}
      />
    );
  };
}

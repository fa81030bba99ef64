import '@huiqi/components/styles.css';
import { HuiqiProvider } from '@huiqi/components/provider';
import { parseRelationQuery, RelationNetwork } from '@huiqi/components/relations';
import { themeRoot } from '@huiqi/components/theme';
import { createMockClient } from '@huiqi/sdk/testing';
import { createRoot } from 'react-dom/client';
import { makeNetwork } from './makeNetwork.js';
import { onMount } from './rows.js';

const client = createMockClient({ getRelationNetwork: { data: makeNetwork(2_000) } });
const query = parseRelationQuery(new URLSearchParams());
const link = () => ({ href: '#' });
const links = { order: link, ordersOf: link, centre: link };

onMount((root) =>
  createRoot(root).render(
    <div className={themeRoot}>
      <HuiqiProvider client={client}>
        <RelationNetwork query={query} onQueryChange={() => undefined} links={links} />
      </HuiqiProvider>
    </div>,
  ),
);

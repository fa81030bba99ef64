import { prefetch, productListReads } from '@huiqi/components/prefetch';
import { memoryDraftStorage } from '@huiqi/components/provider';
import { createClient } from '@huiqi/sdk';
import { renderToString } from 'react-dom/server';
import { createMemoryHistory } from '../app/createMemoryHistory.js';
import { createOptionsStore } from '../app/createOptionsStore.js';
import { Widget } from '../app/Widget.js';
import { stylesSoFar } from '../app/widgetStyles.js';
import { matchRoute } from '../routes/matchRoute.js';
import { listPath } from '../routes/paths.js';
import type { FirstScreen } from './FirstScreen.js';
import { parseMarkup } from './parseMarkup.js';

const nothing = () => undefined;
const never = () => nothing;

/** An address that no request leaves for: `ask` responds. */
const inside = 'http://localhost';

/**
 * Draws the list of products for a visitor and a widget without options. `ask` calls the API as a page does. Throws if a
 * read fails.
 */
export async function renderFirstScreen(product: string, ask: typeof fetch): Promise<FirstScreen> {
  const client = createClient({
    baseUrl: inside,
    product,
    location: () => listPath,
    credentials: 'omit',
    session: { mode: 'token', token: async () => ({ token: '' }) },
    fetch: ask,
  });
  const { route } = matchRoute(listPath) ?? {};
  if (!route) throw new Error('there is no list');
  const reads = productListReads({ size: route.pageSize });
  const [screen, responses] = await Promise.all([route.load(), prefetch(client, reads)]);
  if (responses.length < reads.length) throw new Error('a read of the first screen failed');
  const options = createOptionsStore({ getAttribute: () => null });
  const markup = renderToString(
    <Widget
      // Pictures are named by their path: the page knows where the widget comes from.
      client={Object.assign(Object.create(client) as typeof client, { baseUrl: '' })}
      history={createMemoryHistory(listPath)}
      options={options}
      language={{ get: () => chinese, subscribe: never }}
      drafts={memoryDraftStorage()}
      emit={() => true}
      root={null}
      onDrawn={nothing}
      login={{ ask: nothing, refused: nothing }}
      onTokenChange={never}
      first={{ screen, responses }}
    />,
  );
  return { css: stylesSoFar(), nodes: parseMarkup(markup), responses };
}

const chinese = { isReady: true, language: undefined };

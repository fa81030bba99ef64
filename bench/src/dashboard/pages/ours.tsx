import '@huiqi/components/styles.css';
import { Guarantees } from '@huiqi/components/guarantees';
import { HuiqiProvider } from '@huiqi/components/provider';
import { themeRoot } from '@huiqi/components/theme';
import { createClient } from '@huiqi/sdk';
import { createRoot } from 'react-dom/client';
import { charts } from '../charts.js';
import { markDrawn } from './markDrawn.js';

const link = { href: '#' };
const client = createClient({ baseUrl: location.origin, session: 'cookie' });

const root = document.querySelector('#root');
if (root) {
  // Our charts are elements of the page: they are drawn when they are there.
  const observer = new MutationObserver(() => {
    const cards = [...root.querySelectorAll('section')];
    if (cards.length < charts) return;
    observer.disconnect();
    cards.forEach(markDrawn);
  });
  observer.observe(root, { childList: true, subtree: true });
  createRoot(root).render(
    <div className={themeRoot}>
      <HuiqiProvider client={client}>
        <Guarantees
          board="stability"
          links={{ stability: link, guarantees: link, bigScreen: link }}
        />
      </HuiqiProvider>
    </div>,
  );
}

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { LoanMarket } from './LoanMarket.js';
// oxlint-disable-next-line import/default -- ?raw gives the text of the file as its default
import source from './LoanMarket.tsx?raw';

const root = document.getElementById('root');
if (!root) throw new Error('integrator.html has no #root');
createRoot(root).render(
  <StrictMode>
    <main>
      <h1>开发者页面</h1>
      <p>下面的产品列表和详情由这段代码画出：</p>
      <LoanMarket />
      <h2>源代码</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll region must be reachable by keyboard */}
      <pre tabIndex={0} aria-label="源代码">
        {source}
      </pre>
    </main>
  </StrictMode>,
);

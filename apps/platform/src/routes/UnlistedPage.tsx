import { ComingSoonPage } from '../pages/site/ComingSoonPage.js';
import { Page as NotFoundPage } from '../pages/site/NotFoundPage.js';
import { RouteFrame } from './RouteFrame.js';
import { soonAt } from './soonRoutes.js';
import { usePath } from './useAddress.js';

/** Every address without a page: announced ones say so, others are not found. */
export function UnlistedPage() {
  const path = usePath();
  const soon = soonAt(path);
  if (!soon)
    return (
      <RouteFrame entry={{ path: '*', title: '页面不存在', texts: '404' }}>
        <NotFoundPage />
      </RouteFrame>
    );
  const { header = soon.path, title, line } = soon;
  return (
    <RouteFrame entry={{ path: soon.path, title, header }}>
      <ComingSoonPage title={title} line={line} />
    </RouteFrame>
  );
}

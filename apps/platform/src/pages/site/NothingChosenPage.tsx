import { ErrorState } from '@huiqi/components/patterns';
import { useSite } from '../../boot/SiteContext.js';
import { mayEnter } from '../../routes/guard.js';
import type { Needed } from '../../routes/route.js';
import { pageRoutes } from '../../routes/siteRoutes.js';
import { useGo } from '../../routes/useGo.js';

interface NothingChosenPageProps {
  /** Title of the page that was opened. */
  readonly title: string;
  readonly needs: Needed;
}

/** The address does not name the object to show: what is missing, and the list to choose from. */
export function NothingChosenPage({ title, needs: { choice, from } }: NothingChosenPageProps) {
  const go = useGo();
  const { user } = useSite();
  const lists = pageRoutes.filter(({ path }) => from.includes(path));
  const list = lists.find((one) => mayEnter(one, user)) ?? lists[0];
  const href = list?.path ?? '/homePage';
  const name = list?.title ?? '首页';
  return (
    <ErrorState
      kind="notFound"
      heading="h1"
      title={`请先选择${choice}`}
      line={`这个地址没有说明是哪一个。请在“${name}”中选择，再打开“${title}”。`}
      action={{ label: `前往${name}`, href, onSelect: () => go(href) }}
    />
  );
}

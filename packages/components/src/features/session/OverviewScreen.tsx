import { screenLink, type ScreenProps } from '../../provider/screen.js';
import type { CentrePaths } from './overview/centrePaths.js';
import { OverviewCounts } from './overview/OverviewCounts.js';
import { OverviewView } from './overview/OverviewView.js';
import type { TodoTarget } from './overview/todosOf.js';
import { useOverview } from './overview/useOverview.js';

export type OverviewScreenProps = ScreenProps<CentrePaths>;

/** The first page of the user centre: the user's tasks (spec 1 §2). */
export function OverviewScreen(props: OverviewScreenProps) {
  const { paths } = props;
  const { counted } = paths;
  const overview = useOverview();
  const linkTo = (to: string) => screenLink(props, to);
  const addressOf = (target: TodoTarget) => {
    if (target.page === 'order') return paths.order(target.id);
    return target.page === 'orders' ? paths.orders(target.status) : paths[target.page]();
  };
  return (
    <OverviewView
      {...overview}
      counts={counted && <OverviewCounts linkTo={(counts) => linkTo(counted(counts))} />}
      todoLink={(target) => linkTo(addressOf(target))}
      orderLink={(id) => linkTo(paths.order(id))}
      noticeLink={(id) => linkTo(paths.notice(id))}
      orders={linkTo(paths.orders())}
      centre={linkTo(paths.notices())}
      companies={linkTo(paths.companies())}
      products={linkTo(paths.products())}
    />
  );
}

import { screenLink, type ScreenProps } from '../../provider/screen.js';
import { DemandResult } from './release/DemandResult.js';
import { DemandResultView } from './release/DemandResultView.js';
import { demandFilters } from './list/demandFilters.js';
import type { DemandPaths } from './paths.js';

export type DemandResultScreenProps = ScreenProps<
  Pick<DemandPaths, 'demand' | 'demands' | 'release'>
>;

/** Result page of a demand; `id` in the query names it, a visitor's has none. */
export function DemandResultScreen(props: DemandResultScreenProps) {
  const { query, paths } = props;
  const id = query.get('id');
  const again = screenLink(props, paths.release());
  const listWith = (filters: URLSearchParams | undefined) =>
    screenLink(props, paths.demands(filters));
  if (!id) return <DemandResultView demand={null} open={listWith(undefined)} again={again} />;
  return (
    <DemandResult
      demandId={id}
      demand={screenLink(props, paths.demand(id))}
      demands={listWith(demandFilters.format({ mine: true }))}
      again={again}
    />
  );
}

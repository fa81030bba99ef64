import { ErrorState } from '../../patterns/EmptyState/ErrorState.js';
import { goBackOr, screenLink, useLaterName, type ScreenProps } from '../../provider/screen.js';
import { useDemandsCopy } from './copy.js';
import { DemandDetail } from './list/DemandDetail.js';
import type { DemandPaths } from './paths.js';

export type DemandDetailScreenProps = ScreenProps<Pick<DemandPaths, 'demands' | 'release'>>;

/** A demand; `id` is in the query. After a rating it returns to the previous page. */
export function DemandDetailScreen(props: DemandDetailScreenProps) {
  const { query, paths, backTo, onName } = props;
  const copy = useDemandsCopy();
  const id = query.get('id') ?? '';
  const setName = useLaterName(onName);
  const list = backTo(paths.demands());
  const back = { label: copy.listTitle, ...screenLink(props, list) };
  if (id === '') {
    const action = { label: back.label, href: back.href, onSelect: back.onOpen };
    return <ErrorState kind="notFound" heading="h1" action={action} />;
  }
  return (
    <DemandDetail
      key={id}
      demandId={id}
      back={back}
      release={screenLink(props, paths.release())}
      onBack={() => goBackOr(props, list)}
      onDemand={({ title }) => setName(title)}
    />
  );
}

import { useState } from 'react';
import { screenLink, useScreenName, type ScreenProps } from '../../provider/screen.js';
import { useDemandsCopy } from './copy.js';
import { DemandDetail } from './DemandDetail.js';
import type { DemandPaths } from './paths.js';

export type DemandDetailScreenProps = ScreenProps<Pick<DemandPaths, 'demands' | 'release'>>;

/** One demand; `id` is in the query. After a rating the list is shown again, with its filters. */
export function DemandDetailScreen(props: DemandDetailScreenProps) {
  const { query, paths, backTo, navigate, onName } = props;
  const copy = useDemandsCopy();
  const id = query.get('id') ?? '';
  const [name, setName] = useState<string>();
  useScreenName(onName, name);
  const list = backTo(paths.demands());
  return (
    <DemandDetail
      key={id}
      demandId={id}
      back={{ label: copy.listTitle, ...screenLink(props, list) }}
      release={screenLink(props, paths.release())}
      onBack={() => navigate(list, { replace: true })}
      onDemand={({ title }) => setName(title)}
    />
  );
}

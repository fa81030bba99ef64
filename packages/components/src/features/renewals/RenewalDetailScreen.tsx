import { screenLink, useLaterName, type ScreenProps } from '../../provider/screen.js';
import { useRenewalsCopy } from './copy.js';
import type { RenewalPaths } from './paths.js';
import { RenewalDetail } from './list/RenewalDetail.js';

export type RenewalDetailScreenProps = ScreenProps<
  Pick<RenewalPaths, 'apply' | 'banks' | 'renewals'>
>;

/** One of the user's renewals; `id` is in the path. */
export function RenewalDetailScreen(props: RenewalDetailScreenProps) {
  const { params, paths, backTo, onName } = props;
  const copy = useRenewalsCopy();
  const id = params['id'] ?? '';
  const setName = useLaterName(onName);
  return (
    <RenewalDetail
      key={id}
      renewalId={id}
      back={{ label: copy.listTitle, ...screenLink(props, backTo(paths.renewals())) }}
      banks={screenLink(props, paths.banks())}
      applyLink={(bankId) => screenLink(props, paths.apply(bankId))}
      onRenewal={({ renewProductName }) => setName(renewProductName)}
    />
  );
}

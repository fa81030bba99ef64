import { screenLink, type ScreenProps } from '../../provider/screen.js';
import type { RenewalPaths } from './paths.js';
import { RenewalStatus } from './apply/RenewalStatus.js';

export type RenewalStatusScreenProps = ScreenProps<
  Pick<RenewalPaths, 'apply' | 'banks' | 'renewal' | 'renewals'>
>;

/** A submitted renewal; `renewalId` is in the query and everything shown is loaded by it. */
export function RenewalStatusScreen(props: RenewalStatusScreenProps) {
  const { query, paths } = props;
  const renewalId = query.get('renewalId') ?? '';
  return (
    <RenewalStatus
      key={renewalId}
      renewalId={renewalId}
      renewal={screenLink(props, paths.renewal(renewalId))}
      renewals={screenLink(props, paths.renewals())}
      banks={screenLink(props, paths.banks())}
      applyLink={(bankId) => screenLink(props, paths.apply(bankId))}
    />
  );
}

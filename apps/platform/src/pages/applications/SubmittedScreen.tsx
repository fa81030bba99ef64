import {
  ApplyStatusScreen,
  type ApplyStatusScreenProps,
} from '@huiqi/components/applications/ApplyStatusScreen';
import {
  RenewalStatusScreen,
  type RenewalStatusScreenProps,
} from '@huiqi/components/renewals/RenewalStatusScreen';
import type { ScreenProps } from '@huiqi/components/provider';

type SubmittedScreenProps = ScreenProps<
  ApplyStatusScreenProps['paths'] & RenewalStatusScreenProps['paths']
>;

/** The result page of applications and renewals (spec 1 §4 Apply flow); the query has the id of either. */
export function SubmittedScreen(props: SubmittedScreenProps) {
  return props.query.has('renewalId') ? (
    <RenewalStatusScreen {...props} />
  ) : (
    <ApplyStatusScreen {...props} />
  );
}

import type { PolicyApplicationDetail } from '@huiqi/sdk';
import type { DetailAsideProps } from '../../../patterns/DetailPage/DetailAside.js';
import { ActionButton } from '../../../patterns/page/ActionButton.js';
import type { PageAction } from '../../../patterns/page/types.js';
import type { LinkTarget } from '../../../provider/screen.js';
import type { PolicyUserCopy } from '../user/copy.js';

interface AsideOptions {
  readonly application: Pick<PolicyApplicationDetail, 'auditState' | 'validity'>;
  readonly copy: PolicyUserCopy;
  readonly resubmit: LinkTarget;
  readonly policy: LinkTarget;
  readonly policies: LinkTarget;
}

const lines = {
  PENDING: 'nextPending',
  PASSED: 'nextPassed',
  RETURNED: 'nextReturned',
  REJECTED: 'nextRejected',
  REDEEMED: 'nextRedeemed',
} as const satisfies Record<string, keyof PolicyUserCopy>;

/** The next step; only a returned declaration awaits the applicant, unless its policy was withdrawn. */
export function policyApplicationAside(options: AsideOptions): DetailAsideProps {
  const { application, copy, resubmit, policy, policies } = options;
  const { auditState, validity } = application;
  const isWithdrawn = auditState === 'RETURNED' && !validity;
  const to = (label: string, { href, onOpen }: LinkTarget): PageAction => ({
    label,
    href,
    onSelect: onOpen,
  });
  const toPolicy = to(copy.toPolicy, policy);
  const [action, ...more] =
    auditState === 'RETURNED' && validity
      ? [to(copy.supplement, resubmit), toPolicy]
      : auditState === 'REJECTED' || isWithdrawn
        ? [to(copy.toPolicies, policies), toPolicy]
        : [toPolicy];
  return {
    label: copy.nextStep,
    action: action ?? toPolicy,
    children: (
      <>
        {auditState && <p>{copy[isWithdrawn ? 'nextWithdrawn' : lines[auditState]]}</p>}
        {more.map((one) => (
          <ActionButton key={one.label} block action={one} />
        ))}
      </>
    ),
  };
}

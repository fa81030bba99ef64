import type { AuditState } from '@huiqi/sdk';
import { formatDateTime, formatText } from '@huiqi/sdk/domain';
import { fillCopy } from '../../../provider/copy.js';
import { Banner } from '../../../ui/Banner/Banner.js';
import { useOrganisationsCopy } from '../copy.js';
import * as css from '../organisations.css.js';

export interface ReviewStateProps {
  readonly state: {
    readonly auditStatus: AuditState;
    readonly published: boolean;
    readonly reason: string | null;
    readonly submittedTs: string | null;
  };
}

/** Status of the last changes, and what is public meanwhile. */
export function ReviewState({ state }: ReviewStateProps) {
  const copy = useOrganisationsCopy();
  const { auditStatus, published, reason, submittedTs } = state;
  const line = submittedTs && (
    <p className={css.muted}>{fillCopy(copy.submittedAt, { time: formatDateTime(submittedTs) })}</p>
  );
  if (auditStatus === 'PASSED')
    return (
      <>
        <p>{copy.passedHint}</p>
        {line}
      </>
    );
  if (auditStatus === 'NOT_PASSED')
    return (
      <>
        <Banner tone="danger">{fillCopy(copy.refusedHint, { reason: formatText(reason) })}</Banner>
        {line}
      </>
    );
  return (
    <>
      <Banner tone="warning">{published ? copy.pendingHint : copy.pendingNewHint}</Banner>
      {line}
    </>
  );
}

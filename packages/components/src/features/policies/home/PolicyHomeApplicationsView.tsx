import type { PolicyApplyRecord } from '@huiqi/sdk';
import { formatDate } from '@huiqi/sdk/domain';
import { fillCopy } from '../../../provider/copy.js';
import { usePolicyHomeCopy } from './copy.js';
import * as css from './PolicyHomeApplications.css.js';

/** Public declarations, newest first. */
export function PolicyHomeApplicationsView({
  records,
}: {
  readonly records: readonly PolicyApplyRecord[];
}) {
  const copy = usePolicyHomeCopy();
  return (
    <ul className={css.list}>
      {records.map(({ companyName, policyTitle, applyTs }) => (
        <li key={`${companyName} ${policyTitle} ${applyTs}`} className={css.entry}>
          <span className={css.title}>{policyTitle}</span>
          <span className={css.who}>
            {fillCopy(copy.appliedOn, { company: companyName, date: formatDate(applyTs) })}
          </span>
        </li>
      ))}
    </ul>
  );
}

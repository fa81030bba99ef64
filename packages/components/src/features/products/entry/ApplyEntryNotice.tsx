import { Suspense } from 'react';
import { ErrorPanel } from '../../../ui/ErrorPanel/ErrorPanel.js';
import { alert } from '../../companies/companies.css.js';
import { useEntryCopy } from './copy.js';
import type { EntryWays } from './EntryWays.js';
import type { ApplyEntry } from './useApplyEntry.js';
import { lazyPart } from '../../../ui/LazyPart/lazyPart.js';

const RegionNotice = lazyPart(async () => ({
  default: (await import('./RegionNotice.js')).RegionNotice,
}));

const BindingNotice = lazyPart(async () => ({
  default: (await import('./BindingNotice.js')).BindingNotice,
}));

export interface ApplyEntryNoticeProps extends Pick<ApplyEntry, 'notice' | 'start'>, EntryWays {}

/** Notice beside the button: why it failed, or why somebody may not apply and where to go instead. */
export function ApplyEntryNotice({ notice, start, ...ways }: ApplyEntryNoticeProps) {
  const copy = useEntryCopy();
  // The live region exists before it announces anything.
  return (
    <div role="alert" className={alert}>
      {notice?.kind === 'error' && <ErrorPanel compact {...notice.error} />}
      {notice?.kind === 'staff' && <ErrorPanel compact kind="mistake" title={copy.staffOnly} />}
      {notice?.kind === 'binding' && (
        <Suspense>
          <BindingNotice onDone={start} />
        </Suspense>
      )}
      {notice?.kind === 'refused' && (
        <Suspense>
          <RegionNotice refusal={notice.refusal} onOtherCompany={start} {...ways} />
        </Suspense>
      )}
    </div>
  );
}

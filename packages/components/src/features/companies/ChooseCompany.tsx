import { EmptyState } from '../../patterns/EmptyState/EmptyState.js';
import { BackLink } from '../../patterns/page/BackLink.js';
import type { PageLink } from '../../patterns/page/types.js';
import { ErrorPanel } from '../../ui/ErrorPanel/ErrorPanel.js';
import { ApplyEntryDialogs } from './ApplyEntryDialogs.js';
import { alert, page } from './companies.css.js';
import { useCompaniesCopy } from './copy.js';
import { useApplyEntry, type ApplyEntryOptions } from './useApplyEntry.js';

export interface ChooseCompanyProps extends ApplyEntryOptions {
  readonly exit: PageLink;
}

/** Stands in the place of a form that was opened without a company: none is taken unasked. */
export function ChooseCompany({ exit, ...options }: ChooseCompanyProps) {
  const copy = useCompaniesCopy();
  const entry = useApplyEntry(options);
  return (
    <div className={page}>
      <BackLink {...exit} />
      <EmptyState
        kind="never"
        heading="h1"
        title={copy.chooseTitle}
        line={copy.chooseHint}
        action={{ label: copy.companyTitle, onSelect: entry.start, busy: entry.busy }}
      />
      <div role="alert" className={alert}>
        {entry.error && <ErrorPanel compact {...entry.error} />}
      </div>
      <ApplyEntryDialogs {...entry} />
    </div>
  );
}

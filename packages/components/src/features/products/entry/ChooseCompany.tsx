import { EmptyState } from '../../../patterns/EmptyState/EmptyState.js';
import { BackLink } from '../../../patterns/page/BackLink.js';
import type { PageLink } from '../../../patterns/page/types.js';
import type { ProposedCompany } from '../../../provider/screenPrefill.js';
import { page } from '../../companies/companies.css.js';
import { useCompaniesCopy } from '../../companies/copy.js';
import { ApplyEntryDialogs } from './ApplyEntryDialogs.js';
import { ApplyEntryNotice } from './ApplyEntryNotice.js';
import { useApplyEntry, type ApplyEntryOptions } from './useApplyEntry.js';

export interface ChooseCompanyProps extends ApplyEntryOptions {
  readonly exit: PageLink;
  readonly proposed?: ProposedCompany | undefined;
}

/** Shown for a form opened without a company, as none is selected automatically. */
export function ChooseCompany({ exit, proposed, ...options }: ChooseCompanyProps) {
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
      <ApplyEntryNotice notice={entry.notice} start={entry.start} products={exit} />
      <ApplyEntryDialogs {...entry} proposed={proposed} />
    </div>
  );
}

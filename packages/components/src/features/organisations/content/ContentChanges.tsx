import { formatText } from '@huiqi/sdk/domain';
import { Table, type TableColumn } from '../../../ui/Table/Table.js';
import type { ContentChange } from './contentFact.js';
import { useOrganisationsCopy, type OrganisationsCopy } from '../copy.js';
import * as css from '../organisations.css.js';

export interface ContentChangesProps {
  readonly changes: readonly ContentChange[];
}

/** The differences, before and after. */
export function ContentChanges({ changes }: ContentChangesProps) {
  const copy = useOrganisationsCopy();
  if (changes.length === 0) return <p className={css.muted}>{copy.sameAsPublic}</p>;
  return (
    <Table
      caption={copy.waitingChanges}
      columns={columns(copy)}
      rows={changes}
      rowKey={({ key }) => key}
    />
  );
}

const columns = (copy: OrganisationsCopy): TableColumn<ContentChange>[] => [
  {
    key: 'term',
    header: copy.changedItem,
    rowHeader: true,
    width: 120,
    render: ({ term }) => term,
  },
  {
    key: 'before',
    header: copy.before,
    render: ({ before }) => <span className={css.prose}>{formatText(before)}</span>,
  },
  {
    key: 'after',
    header: copy.after,
    render: ({ after }) => <span className={css.prose}>{formatText(after)}</span>,
  },
];

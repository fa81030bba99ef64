import type { ManagedVersion } from '@huiqi/sdk';
import { formatDateTime, formatText } from '@huiqi/sdk/domain';
import { onPlainClick } from '../../../patterns/link/onPlainClick.js';
import { fillCopy } from '../../../provider/copy.js';
import type { LinkTarget } from '../../../provider/screen.js';
import { LinkButton } from '../../../ui/LinkButton/LinkButton.js';
import { dateColumn, nameColumn } from '../../../ui/Table/kindColumns.js';
import { Table, type TableColumn } from '../../../ui/Table/Table.js';
import { useManagementCopy, type ManagementCopy } from '../copy.js';
import * as css from '../management.css.js';

export interface VersionTableProps {
  readonly versions: readonly ManagedVersion[];
  /** The change that made a version: what differs from now, and how to go back to it. */
  readonly changeLink: (changeId: string) => LinkTarget;
}

/** The published versions, newest first. */
export function VersionTable({ versions, changeLink }: VersionTableProps) {
  const copy = useManagementCopy();
  if (versions.length === 0) return <p className={css.muted}>{copy.noVersions}</p>;
  return (
    <Table
      framed={false}
      caption={copy.versionTable}
      columns={columns(copy, changeLink)}
      rows={versions}
      rowKey={({ number }) => String(number)}
    />
  );
}

const columns = (
  copy: ManagementCopy,
  changeLink: VersionTableProps['changeLink'],
): TableColumn<ManagedVersion>[] => [
  {
    key: 'number',
    header: copy.version,
    rowHeader: true,
    render: ({ number }) => fillCopy(copy.versionNumber, { n: number }),
  },
  dateColumn('published', copy.published, ({ publishedTs }) => formatDateTime(publishedTs)),
  { key: 'author', header: copy.author, render: ({ author }) => author.name },
  {
    key: 'approved',
    header: copy.approvedBy,
    render: ({ approvedBy }) => approvedBy?.name ?? copy.noApproval,
  },
  nameColumn('note', copy.note, ({ note }) => formatText(note)),
  {
    key: 'actions',
    header: copy.actions,
    actions: true,
    render: ({ changeId }) => {
      const { href, onOpen } = changeLink(changeId);
      return (
        <LinkButton size="small" variant="text" href={href} onClick={onPlainClick(onOpen)}>
          {copy.compare}
        </LinkButton>
      );
    },
  },
];

import { ServiceReviewKindLabels, type ServiceReview } from '@huiqi/sdk';
import { formatDateTime, formatText } from '@huiqi/sdk/domain';
import { DeskList, type DeskRows } from '../../../patterns/StaffDesk/DeskList.js';
import { fillCopy } from '../../../provider/copy.js';
import type { LinkTarget } from '../../../provider/screen.js';
import { dateColumn, nameColumn } from '../../../ui/Table/kindColumns.js';
import type { TableColumn } from '../../../ui/Table/Table.js';
import { dueColumn } from '../../handlingTimes/dueColumn.js';
import { useHandlingTimesCopy, type HandlingTimesCopy } from '../../handlingTimes/copy.js';
import { AuditTag } from '../list/OrganisationTags.js';
import { changeOf } from './changeOf.js';
import { useServiceReviewsCopy, type ServiceReviewsCopy } from './copy.js';

export interface ServiceReviewListViewProps extends DeskRows<ServiceReview> {
  readonly reviewLink: (reviewId: string) => LinkTarget;
}

/** The desk of reviews: tabs with counts, filters, table and pager. */
export function ServiceReviewListView({ reviewLink, ...desk }: ServiceReviewListViewProps) {
  const copy = useServiceReviewsCopy();
  const times = useHandlingTimesCopy();
  return (
    <DeskList
      {...desk}
      title={copy.title}
      countText={(n) => fillCopy(copy.total, { n })}
      empty={{ title: copy.emptyTitle, line: copy.emptyHint }}
      columns={columns(copy, times)}
      rowKey={({ id }) => id}
      rowLink={({ id }) => reviewLink(id)}
    />
  );
}

const columns = (
  copy: ServiceReviewsCopy,
  times: HandlingTimesCopy,
): TableColumn<ServiceReview>[] => [
  { key: 'name', header: copy.name, rowHeader: true, kind: 'name', render: ({ name }) => name },
  { key: 'kind', header: copy.kind, render: ({ kind }) => ServiceReviewKindLabels[kind] },
  {
    key: 'change',
    header: copy.change,
    render: (review) => copy[changeOf(review)],
  },
  nameColumn('org', copy.organisation, ({ orgName }) => orgName),
  {
    key: 'by',
    header: copy.submittedBy,
    render: ({ submittedBy }) => formatText(submittedBy),
  },
  dateColumn('submitted', copy.submitted, ({ submittedTs }) => formatDateTime(submittedTs)),
  dueColumn(times),
  {
    key: 'state',
    header: copy.state,
    card: 'aside',
    render: ({ auditStatus }) => <AuditTag state={auditStatus} />,
  },
];

import { PolicyGradeLabels, type PolicyReviewRow } from '@huiqi/sdk';
import { formatDateTime, formatThousands, labelOf } from '@huiqi/sdk/domain';
import { fillCopy } from '../../../provider/copy.js';
import type { LinkTarget } from '../../../provider/screen.js';
import { DeskList, type DeskRows } from '../../../patterns/StaffDesk/DeskList.js';
import { dateColumn, nameColumn } from '../../../ui/Table/kindColumns.js';
import type { TableColumn } from '../../../ui/Table/Table.js';
import { dueColumn } from '../../handlingTimes/dueColumn.js';
import { useHandlingTimesCopy, type HandlingTimesCopy } from '../../handlingTimes/copy.js';
import { PolicyStateTag } from '../PolicyStateTag.js';
import { usePolicyReviewCopy, type PolicyReviewCopy } from './copy.js';

export interface PolicyReviewListViewProps extends DeskRows<PolicyReviewRow> {
  readonly reviewLink: (id: string) => LinkTarget;
}

/** The desk of policy reviews: states with counts, filters, table and pager. */
export function PolicyReviewListView({ reviewLink, ...desk }: PolicyReviewListViewProps) {
  const copy = usePolicyReviewCopy();
  const times = useHandlingTimesCopy();
  return (
    <DeskList
      {...desk}
      title={copy.title}
      countText={(n) => fillCopy(copy.total, { n })}
      empty={
        desk.tab === 'PENDING'
          ? { title: copy.emptyPending, line: copy.emptyPendingHint }
          : { title: copy.emptyTitle, line: copy.emptyHint }
      }
      columns={columns(copy, times)}
      rowKey={({ id }) => id}
      rowLink={({ id }) => reviewLink(id)}
    />
  );
}

const columns = (
  copy: PolicyReviewCopy,
  times: HandlingTimesCopy,
): TableColumn<PolicyReviewRow>[] => [
  {
    key: 'company',
    header: copy.company,
    rowHeader: true,
    kind: 'name',
    render: ({ companyName }) => companyName,
  },
  nameColumn('policy', copy.policy, ({ policyTitle }) => policyTitle),
  {
    key: 'amount',
    header: copy.amount,
    kind: 'money',
    card: 'lead',
    unit: copy.wan,
    render: ({ applyAmount }) => formatThousands(applyAmount),
  },
  { key: 'grade', header: copy.grade, render: ({ grade }) => labelOf(PolicyGradeLabels, grade) },
  nameColumn('publisher', copy.publisher, ({ publishOrgName }) => publishOrgName),
  dateColumn('submitted', copy.submitted, ({ submittedTs }) => formatDateTime(submittedTs)),
  dueColumn(times),
  {
    key: 'state',
    header: copy.state,
    card: 'aside',
    render: ({ auditState }) => <PolicyStateTag state={auditState} />,
  },
];

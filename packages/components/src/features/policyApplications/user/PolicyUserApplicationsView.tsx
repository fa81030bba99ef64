import type { PolicyApplicationRow } from '@huiqi/sdk';
import { formatDateTime } from '@huiqi/sdk/domain';
import { fillCopy } from '../../../provider/copy.js';
import type { DataStateValue } from '../../../patterns/DataState/types.js';
import { linkProps } from '../../../patterns/link/linkProps.js';
import { ListView } from '../../../patterns/ListView/ListView.js';
import type { ListControls, ListPage } from '../../../patterns/ListView/types.js';
import type { DeskTab } from '../../../patterns/StaffDesk/DeskTabs.js';
import { dateColumn, nameColumn } from '../../../ui/Table/kindColumns.js';
import { Table, type TableColumn } from '../../../ui/Table/Table.js';
import { PolicyStateTag } from '../PolicyStateTag.js';
import { PolicyUserFrame } from './PolicyUserFrame.js';
import type { PolicyUserLinks } from './policyUserLinks.js';
import { RowLinkButton } from './RowLinkButton.js';
import { usePolicyUserCopy, type PolicyUserCopy } from './copy.js';

export interface PolicyUserApplicationsViewProps extends Omit<PolicyUserLinks, 'draftLink'> {
  readonly list: ListControls;
  readonly state: DataStateValue<ListPage<PolicyApplicationRow>>;
  readonly tabs: readonly DeskTab[];
}

/** The user's declarations with their review state. */
export function PolicyUserApplicationsView(props: PolicyUserApplicationsViewProps) {
  const { list, state, tabs, policies, applicationLink, resubmitLink } = props;
  const copy = usePolicyUserCopy();
  const action = policies && {
    label: copy.toPolicies,
    href: policies.href,
    onSelect: policies.onOpen,
  };
  return (
    <PolicyUserFrame tabs={tabs} tab="all">
      <ListView
        level="hidden"
        title={copy.applications}
        list={list}
        state={state}
        countText={(n) => fillCopy(copy.applicationsTotal, { n })}
        empty={{ title: copy.applicationsEmpty, line: copy.applicationsEmptyHint, action }}
      >
        {(rows) => (
          <Table
            cardsBelow="page"
            caption={copy.title}
            columns={columns(copy, resubmitLink)}
            rows={rows}
            rowKey={({ id }) => id}
            rowLink={({ id }) => linkProps(applicationLink(id))}
          />
        )}
      </ListView>
    </PolicyUserFrame>
  );
}

const columns = (
  copy: PolicyUserCopy,
  resubmitLink: PolicyUserLinks['resubmitLink'],
): TableColumn<PolicyApplicationRow>[] => [
  { key: 'policy', header: copy.policy, rowHeader: true, render: ({ policyTitle }) => policyTitle },
  {
    key: 'state',
    header: copy.state,
    card: 'aside',
    render: ({ auditState }) => <PolicyStateTag state={auditState} />,
  },
  nameColumn('company', copy.company, ({ companyName }) => companyName),
  dateColumn('created', copy.created, ({ createdTs }) => formatDateTime(createdTs)),
  dateColumn('updated', copy.updated, ({ updatedTs }) => formatDateTime(updatedTs)),
  {
    key: 'actions',
    header: copy.actions,
    actions: true,
    render: ({ id, auditState, validity, policyTitle }) =>
      auditState === 'RETURNED' &&
      validity && (
        <RowLinkButton to={resubmitLink(id)} label={copy.supplement} title={policyTitle} />
      ),
  },
];

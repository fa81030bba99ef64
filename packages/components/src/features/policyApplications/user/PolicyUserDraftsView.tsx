import type { PolicyApplicationRow } from '@huiqi/sdk';
import { formatDateTime } from '@huiqi/sdk/domain';
import type { RefObject } from 'react';
import { fillCopy } from '../../../provider/copy.js';
import type { DataStateValue } from '../../../patterns/DataState/types.js';
import { linkProps } from '../../../patterns/link/linkProps.js';
import { ListView } from '../../../patterns/ListView/ListView.js';
import type { ListControls, ListPage } from '../../../patterns/ListView/types.js';
import type { DeskTab } from '../../../patterns/StaffDesk/DeskTabs.js';
import { Button } from '../../../ui/Button/Button.js';
import { Stack } from '../../../ui/Stack/Stack.js';
import { dateColumn, nameColumn } from '../../../ui/Table/kindColumns.js';
import { Table, type TableColumn } from '../../../ui/Table/Table.js';
import { Tag } from '../../../ui/Tag/Tag.js';
import { PolicyUserFrame } from './PolicyUserFrame.js';
import type { PolicyUserLinks } from './policyUserLinks.js';
import { RowLinkButton } from './RowLinkButton.js';
import { usePolicyUserCopy, type PolicyUserCopy } from './copy.js';

type Remove = (draft: PolicyApplicationRow) => void;

export interface PolicyUserDraftsViewProps extends Pick<PolicyUserLinks, 'draftLink' | 'policies'> {
  readonly list: ListControls;
  readonly state: DataStateValue<ListPage<PolicyApplicationRow>>;
  readonly tabs: readonly DeskTab[];
  /** Receives focus when a draft is removed with its button. */
  readonly headingRef?: RefObject<HTMLHeadingElement | null> | undefined;
  readonly onRemove: Remove;
}

/** The user's drafts, to continue or delete. */
export function PolicyUserDraftsView(props: PolicyUserDraftsViewProps) {
  const { list, state, tabs, policies, draftLink, headingRef, onRemove } = props;
  const copy = usePolicyUserCopy();
  const action = policies && {
    label: copy.toPolicies,
    href: policies.href,
    onSelect: policies.onOpen,
  };
  return (
    <PolicyUserFrame tabs={tabs} tab="draft" headingRef={headingRef}>
      <ListView
        level="hidden"
        title={copy.drafts}
        list={list}
        state={state}
        countText={(n) => fillCopy(copy.draftsTotal, { n })}
        empty={{ title: copy.draftsEmpty, line: copy.draftsEmptyHint, action }}
      >
        {(rows) => (
          <Table
            cardsBelow="page"
            caption={copy.title}
            columns={columns(copy, draftLink, onRemove)}
            rows={rows}
            rowKey={({ id }) => id}
            rowLink={({ id }) => linkProps(draftLink(id))}
          />
        )}
      </ListView>
    </PolicyUserFrame>
  );
}

const columns = (
  copy: PolicyUserCopy,
  draftLink: PolicyUserLinks['draftLink'],
  onRemove: Remove,
): TableColumn<PolicyApplicationRow>[] => [
  { key: 'policy', header: copy.policy, rowHeader: true, render: ({ policyTitle }) => policyTitle },
  {
    key: 'validity',
    header: copy.validity,
    card: 'aside',
    render: ({ validity }) => (
      <Tag tone={validity ? 'info' : 'neutral'}>{validity ? copy.open : copy.ended}</Tag>
    ),
  },
  nameColumn('company', copy.company, ({ companyName }) => companyName),
  dateColumn('saved', copy.saved, ({ updatedTs }) => formatDateTime(updatedTs)),
  {
    key: 'actions',
    header: copy.actions,
    actions: true,
    render: (draft) => (
      <Stack direction="horizontal" gap={2} wrap={false}>
        <RowLinkButton to={draftLink(draft.id)} label={copy.continue} title={draft.policyTitle} />
        <Button
          size="small"
          variant="text"
          aria-label={fillCopy(copy.removeOf, { title: draft.policyTitle })}
          onClick={() => onRemove(draft)}
        >
          {copy.remove}
        </Button>
      </Stack>
    ),
  },
];

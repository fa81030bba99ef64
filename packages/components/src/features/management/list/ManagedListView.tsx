import {
  ChangeStateLabels,
  ManagedKindLabels,
  type ManagedItem,
  type ManagedKind,
} from '@huiqi/sdk';
import { formatDateTime, formatText } from '@huiqi/sdk/domain';
import type { ReactNode } from 'react';
import type { ErrorDescription } from '../../../patterns/DataState/types.js';
import { DeskList, type DeskRows } from '../../../patterns/StaffDesk/DeskList.js';
import { fillCopy } from '../../../provider/copy.js';
import type { LinkTarget } from '../../../provider/screen.js';
import { Button } from '../../../ui/Button/Button.js';
import { ErrorPanel } from '../../../ui/ErrorPanel/ErrorPanel.js';
import { dateColumn } from '../../../ui/Table/kindColumns.js';
import type { TableColumn } from '../../../ui/Table/Table.js';
import { useManagementCopy, type ManagementCopy } from '../copy.js';
import { isFixed } from '../isFixed.js';
import * as css from '../management.css.js';
import { ManagedStateTag } from '../StateTags.js';

export interface ManagedListViewProps extends Omit<DeskRows<ManagedItem>, 'tab'> {
  readonly kind: ManagedKind;
  readonly rowLink: (item: ManagedItem) => LinkTarget;
  readonly busy: boolean;
  /** Why nothing new could be begun. */
  readonly problem?: ErrorDescription | undefined;
  readonly onNew: () => void;
  /** Exports and imports beside it. */
  readonly transfer?: ReactNode;
}

const unowned: ReadonlySet<ManagedKind> = new Set([
  'BANK',
  'CATEGORY',
  'EVALUATION',
  'PUBLISHER',
  'RENEWAL_BANK',
  'ROLE',
]);

/** The things of a kind as a table, with the changes in progress. */
export function ManagedListView(props: ManagedListViewProps) {
  const { kind, rowLink, busy, problem, onNew, transfer, ...desk } = props;
  const copy = useManagementCopy();
  const named = { kind: ManagedKindLabels[kind] };
  return (
    <DeskList
      {...desk}
      tab={kind}
      title={copy.title}
      summary={problem && <ErrorPanel compact {...problem} />}
      actions={
        <>
          {transfer}
          {!isFixed(kind) && (
            <Button variant="primary" icon="plus" loading={busy} onClick={onNew}>
              <span className={css.onWide}>{fillCopy(copy.newItem, named)}</span>
              <span className={css.onNarrow}>{copy.newShort}</span>
            </Button>
          )}
        </>
      }
      countText={(n) => fillCopy(copy.itemTotal, { n })}
      empty={{ title: fillCopy(copy.noItems, named), line: copy.noItemsHint }}
      columns={columns(kind, copy).filter(({ key }) => !unowned.has(kind) || key !== 'owner')}
      rowKey={({ id }) => id}
      rowLink={rowLink}
    />
  );
}

/** What is in the column of owners. */
const ownerHeaders: Partial<Record<ManagedKind, keyof ManagementCopy>> = {
  ANNOUNCEMENT: 'ownerRegions',
  POLICY: 'ownerPublisher',
  NEWS: 'ownerSource',
  SERVICE: 'ownerOrganisation',
  ORGANISATION: 'ownerCode',
  COUPON_BATCH: 'ownerDays',
  REGION: 'ownerKey',
  APPROVAL: 'ownerAlone',
};

function ownerless(kind: ManagedKind, copy: ManagementCopy): string {
  if (kind === 'ANNOUNCEMENT') return copy.everybody;
  return kind === 'APPROVAL' ? copy.nowhereAlone : formatText(null);
}

const columns = (kind: ManagedKind, copy: ManagementCopy): TableColumn<ManagedItem>[] => [
  {
    key: 'title',
    header: copy.name,
    kind: 'name',
    rowHeader: true,
    render: ({ title }) => title || copy.unnamed,
  },
  {
    key: 'owner',
    header: copy[ownerHeaders[kind] ?? 'owner'],
    kind: 'name',
    render: ({ owner }) => owner || ownerless(kind, copy),
  },
  {
    key: 'change',
    header: copy.change,
    render: ({ change }) =>
      change
        ? fillCopy(copy.changeBy, {
            state: ChangeStateLabels[change.state],
            name: change.author.name,
          })
        : copy.noChange,
  },
  {
    key: 'version',
    header: copy.version,
    kind: 'number',
    // What was there before anybody changed it has no number.
    render: ({ version, state }) =>
      version > 0 ? version : state === 'NEW' ? formatText(null) : copy.original,
  },
  dateColumn('published', copy.published, ({ publishedTs }) => formatDateTime(publishedTs)),
  {
    key: 'state',
    header: copy.state,
    card: 'aside',
    render: ({ kind, state }) => <ManagedStateTag {...{ kind, state }} />,
  },
];

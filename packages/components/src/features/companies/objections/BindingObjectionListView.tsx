import type { BindingObjection } from '@huiqi/sdk';
import { formatDateTime, formatText } from '@huiqi/sdk/domain';
import { DeskList, type DeskRows } from '../../../patterns/StaffDesk/DeskList.js';
import { fillCopy } from '../../../provider/copy.js';
import { Button } from '../../../ui/Button/Button.js';
import { dateColumn, nameColumn } from '../../../ui/Table/kindColumns.js';
import type { TableColumn } from '../../../ui/Table/Table.js';
import { BindingObjectionTag, MemberStateTag } from './BindingObjectionTags.js';
import { useBindingObjectionsCopy, type BindingObjectionsCopy } from './copy.js';

export interface BindingObjectionListViewProps extends DeskRows<BindingObjection> {
  readonly onOpen: (objection: BindingObjection) => void;
}

/** The desk of objections to users of companies. */
export function BindingObjectionListView({ onOpen, ...desk }: BindingObjectionListViewProps) {
  const copy = useBindingObjectionsCopy();
  return (
    <DeskList
      {...desk}
      title={copy.title}
      countText={(n) => fillCopy(copy.total, { n })}
      empty={{ title: copy.emptyTitle, line: copy.emptyHint }}
      columns={columns(copy)}
      rowKey={({ id }) => id}
      rowActions={actionOf(copy, onOpen)}
    />
  );
}

const actionOf =
  (copy: BindingObjectionsCopy, onOpen: BindingObjectionListViewProps['onOpen']) =>
  (objection: BindingObjection) => <OpenButton copy={copy} objection={objection} onOpen={onOpen} />;

interface OpenButtonProps extends Pick<BindingObjectionListViewProps, 'onOpen'> {
  readonly copy: BindingObjectionsCopy;
  readonly objection: BindingObjection;
}

function OpenButton({ copy, objection, onOpen }: OpenButtonProps) {
  const waits = objection.state === 'WAITING';
  const name = fillCopy(waits ? copy.handleOf : copy.viewOf, { name: objection.companyName });
  return (
    <Button variant="text" size="small" aria-label={name} onClick={() => onOpen(objection)}>
      {waits ? copy.handle : copy.view}
    </Button>
  );
}

const columns = (copy: BindingObjectionsCopy): TableColumn<BindingObjection>[] => [
  {
    key: 'company',
    header: copy.company,
    kind: 'name',
    rowHeader: true,
    render: ({ companyName }) => companyName,
  },
  { key: 'member', header: copy.member, render: ({ memberName }) => formatText(memberName) },
  {
    key: 'memberState',
    header: copy.memberState,
    render: (objection) => <MemberStateTag {...objection} />,
  },
  {
    key: 'objector',
    header: copy.objector,
    render: ({ objectorName }) => formatText(objectorName),
  },
  nameColumn('reason', copy.reason, ({ reason }) => reason),
  dateColumn('created', copy.created, ({ createdTs }) => formatDateTime(createdTs)),
  {
    key: 'state',
    header: copy.state,
    card: 'aside',
    render: ({ state }) => <BindingObjectionTag state={state} />,
  },
];

import type { CompanyMember } from '@huiqi/sdk';
import { formatDateTime } from '@huiqi/sdk/domain';
import { fillCopy, localized } from '../../../provider/copy.js';
import { labelled } from '../../../copy/punctuation.js';
import { Button } from '../../../ui/Button/Button.js';
import { Stack } from '../../../ui/Stack/Stack.js';
import { dateColumn } from '../../../ui/Table/kindColumns.js';
import { Table, type TableColumn } from '../../../ui/Table/Table.js';
import { Tag } from '../../../ui/Tag/Tag.js';
import { useCompanyMembersCopy, type CompanyMembersCopy } from './copy.js';

export interface CompanyMemberTableProps {
  readonly companyName: string;
  readonly members: readonly CompanyMember[];
  readonly onObject: (member: CompanyMember) => void;
}

/** The users of a company, with an action to object to each of the others. */
export function CompanyMemberTable({ companyName, members, onObject }: CompanyMemberTableProps) {
  const copy = useCompanyMembersCopy();
  return (
    <Stack>
      <p>{fillCopy(copy.hint, { name: companyName })}</p>
      <Table
        caption={copy.title}
        columns={columns(copy, onObject)}
        rows={members}
        rowKey={({ id }) => id}
      />
      {members.every(({ self }) => self) && <p>{copy.alone}</p>}
    </Stack>
  );
}

/** 新**（138****0002）: a user's label in the table and the form. */
export const memberLabel = ({ name, phone }: CompanyMember, copy: CompanyMembersCopy): string =>
  [name ?? copy.unnamed, phone].filter((part) => part !== null).join(' ');

const columns = (
  copy: CompanyMembersCopy,
  onObject: CompanyMemberTableProps['onObject'],
): readonly TableColumn<CompanyMember>[] => [
  {
    key: 'member',
    header: copy.member,
    kind: 'name',
    rowHeader: true,
    render: (member) => memberLabel(member, copy),
  },
  {
    key: 'state',
    header: copy.state,
    render: ({ authorized }) => (
      <Tag tone={authorized ? 'success' : 'warning'}>
        {authorized ? copy.authorised : copy.notAuthorised}
      </Tag>
    ),
  },
  dateColumn('bound', copy.boundOn, ({ boundTs }) => formatDateTime(boundTs)),
  {
    key: 'actions',
    header: copy.actions,
    actions: true,
    render: (member) => <MemberAction copy={copy} member={member} onObject={onObject} />,
  },
];

interface MemberActionProps extends Pick<CompanyMemberTableProps, 'onObject'> {
  readonly copy: CompanyMembersCopy;
  readonly member: CompanyMember;
}

function MemberAction({ copy, member, onObject }: MemberActionProps) {
  if (member.self) return <Tag>{copy.self}</Tag>;
  if (member.objected) return <Tag tone="info">{copy.waiting}</Tag>;
  return (
    <Button
      size="small"
      variant="text"
      aria-label={localized(copy, labelled)(copy.object, memberLabel(member, copy))}
      onClick={() => onObject(member)}
    >
      {copy.object}
    </Button>
  );
}

import {
  PermissionKeyLabels,
  RoleTypeLabels,
  type PermissionKey,
  type RoleRights,
} from '@huiqi/sdk';
import { linkProps } from '../../../patterns/link/linkProps.js';
import type { LinkTarget } from '../../../provider/screen.js';
import { Section } from '../../../ui/Section/Section.js';
import { numberColumn } from '../../../ui/Table/kindColumns.js';
import { Table, type TableColumn } from '../../../ui/Table/Table.js';
import { Tag } from '../../../ui/Tag/Tag.js';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.js';
import { useManagementCopy, type ManagementCopy } from '../copy.js';
import * as css from '../management.css.js';
import { ChangeStateTag } from '../StateTags.js';
import { useRightsCopy, type RightsCopy } from './copy.js';
import { permissionGroups } from './permissionGroups.js';

export interface RightsViewProps {
  readonly rights: readonly RoleRights[];
  readonly roleLink: (role: RoleRights['role']) => LinkTarget;
}

/** The roles, each with a link to its page, and the matrix of what they may open and do. */
export function RightsView({ rights, roleLink }: RightsViewProps) {
  const copy = useRightsCopy();
  const management = useManagementCopy();
  return (
    <div className={css.stack}>
      <Section title={copy.roles}>
        <Table
          framed={false}
          caption={copy.roles}
          columns={roleColumns(copy, management)}
          rows={rights}
          rowKey={({ role }) => role}
          rowLink={({ role }) => linkProps(roleLink(role))}
        />
      </Section>
      <Section title={copy.matrix}>
        <div className={css.stack}>
          <p className={css.muted}>{copy.matrixHint}</p>
          <Table
            framed={false}
            cardsBelow="never"
            density="compact"
            caption={copy.matrix}
            columns={matrixColumns(rights, copy)}
            rows={permissionGroups.flatMap(({ label, keys }) =>
              keys.map((key) => ({ key, group: copy[label] })),
            )}
            rowKey={({ key }) => key}
          />
        </div>
      </Section>
    </div>
  );
}

const roleColumns = (copy: RightsCopy, management: ManagementCopy): TableColumn<RoleRights>[] => [
  {
    key: 'role',
    header: copy.role,
    kind: 'name',
    rowHeader: true,
    render: ({ role }) => RoleTypeLabels[role],
  },
  numberColumn('people', copy.people, ({ people }) => people),
  numberColumn('held', copy.held, ({ keys }) => keys.length),
  {
    key: 'change',
    header: management.change,
    render: ({ change, changeable }) =>
      change ? (
        <ChangeStateTag state={change.state} />
      ) : changeable ? (
        management.noChange
      ) : (
        copy.noRights
      ),
  },
];

interface MatrixRow {
  readonly key: PermissionKey;
  readonly group: string;
}

const matrixColumns = (
  rights: readonly RoleRights[],
  copy: RightsCopy,
): TableColumn<MatrixRow>[] => [
  {
    key: 'permission',
    header: copy.permission,
    rowHeader: true,
    render: ({ key }) => PermissionKeyLabels[key],
  },
  ...rights.map((one): TableColumn<MatrixRow> => ({
    key: one.role,
    header: RoleTypeLabels[one.role],
    render: ({ key }) => <Holding {...{ copy, one }} permission={key} />,
  })),
  { key: 'group', header: copy.group, render: ({ group }) => group },
];

interface HoldingProps {
  readonly copy: RightsCopy;
  readonly one: RoleRights;
  readonly permission: PermissionKey;
}

/** Whether a role holds a key, in a word. */
function Holding({ copy, one, permission }: HoldingProps) {
  if (one.fixed.includes(permission)) return <Tag tone="neutral">{copy.always}</Tag>;
  if (one.keys.includes(permission)) return <Tag tone="success">{copy.yes}</Tag>;
  if (one.optional.includes(permission)) return <span className={css.muted}>{copy.optional}</span>;
  return (
    <>
      <span aria-hidden className={css.muted}>
        {copy.never}
      </span>
      <VisuallyHidden>{copy.neverLabel}</VisuallyHidden>
    </>
  );
}

import type { ServiceOrganisationRow } from '@huiqi/sdk';
import { formatThousands } from '@huiqi/sdk/domain';
import { DeskList, type DeskRows } from '../../../patterns/StaffDesk/DeskList.js';
import { fillCopy } from '../../../provider/copy.js';
import type { LinkTarget } from '../../../provider/screen.js';
import { numberColumn } from '../../../ui/Table/kindColumns.js';
import type { TableColumn } from '../../../ui/Table/Table.js';
import { useOrganisationsCopy, type OrganisationsCopy } from '../copy.js';
import { AuditTag } from './OrganisationTags.js';

export interface OrganisationListViewProps extends Omit<DeskRows<ServiceOrganisationRow>, 'tab'> {
  readonly rowLink: (organisationId: string) => LinkTarget;
}

/** The organisations as a table. */
export function OrganisationListView({ rowLink, ...desk }: OrganisationListViewProps) {
  const copy = useOrganisationsCopy();
  return (
    <DeskList
      {...desk}
      tab="organisations"
      title={copy.title}
      countText={(n) => fillCopy(copy.organisationTotal, { n })}
      empty={{ title: copy.noOrganisations, line: copy.noOrganisationsHint }}
      columns={columns(copy)}
      rowKey={({ id }) => id}
      rowLink={({ id }) => rowLink(id)}
    />
  );
}

const columns = (copy: OrganisationsCopy): TableColumn<ServiceOrganisationRow>[] => [
  { key: 'name', header: copy.organisationName, rowHeader: true, render: ({ name }) => name },
  {
    key: 'products',
    header: copy.productNumber,
    kind: 'number',
    render: ({ productNumber }) => formatThousands(productNumber),
  },
  numberColumn('orders', copy.orderNumber, ({ orderNumber }) => formatThousands(orderNumber)),
  {
    key: 'audit',
    header: copy.auditStatus,
    card: 'aside',
    render: ({ auditStatus }) => <AuditTag state={auditStatus} />,
  },
];

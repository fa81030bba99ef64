import type { ServiceOrganisationRow } from '@huiqi/sdk';
import { formatDateTime, formatText, formatThousands } from '@huiqi/sdk/domain';
import { MarkedName } from '../../../patterns/page/MarkedName.js';
import { DeskList, type DeskRows } from '../../../patterns/StaffDesk/DeskList.js';
import { fillCopy } from '../../../provider/copy.js';
import type { LinkTarget } from '../../../provider/screen.js';
import { usePictureUrl } from '../../../provider/usePictureUrl.js';
import { dateColumn, numberColumn } from '../../../ui/Table/kindColumns.js';
import type { TableColumn } from '../../../ui/Table/Table.js';
import { organisationPicture } from '../../services/organisation/organisationPicture.js';
import { useOrganisationsCopy, type OrganisationsCopy } from '../copy.js';
import { AuditTag } from './OrganisationTags.js';

export interface OrganisationListViewProps extends Omit<DeskRows<ServiceOrganisationRow>, 'tab'> {
  readonly rowLink: (organisationId: string) => LinkTarget;
}

/** The organisations as a table. */
export function OrganisationListView({ rowLink, ...desk }: OrganisationListViewProps) {
  const copy = useOrganisationsCopy();
  const pictureUrl = usePictureUrl();
  return (
    <DeskList
      {...desk}
      tab="organisations"
      title={copy.title}
      countText={(n) => fillCopy(copy.organisationTotal, { n })}
      empty={{ title: copy.noOrganisations, line: copy.noOrganisationsHint }}
      columns={columns(copy, pictureUrl)}
      rowKey={({ id }) => id}
      rowLink={({ id }) => rowLink(id)}
    />
  );
}

const columns = (
  copy: OrganisationsCopy,
  pictureUrl: (src: string) => string,
): TableColumn<ServiceOrganisationRow>[] => [
  {
    key: 'name',
    header: copy.organisationName,
    rowHeader: true,
    render: ({ name, logo }) => (
      <MarkedName
        name={name}
        mark={logo ? pictureUrl(logo) : undefined}
        picture={organisationPicture(name)}
      />
    ),
  },
  numberColumn('products', copy.productNumber, ({ productNumber }) =>
    formatThousands(productNumber),
  ),
  numberColumn('orders', copy.orderNumber, ({ orderNumber }) => formatThousands(orderNumber)),
  numberColumn('average', copy.average, ({ averageScore }) => formatText(averageScore)),
  dateColumn('updated', copy.updated, ({ updatedTs }) => formatDateTime(updatedTs)),
  {
    key: 'audit',
    header: copy.auditStatus,
    card: 'aside',
    render: ({ auditStatus }) => <AuditTag state={auditStatus} />,
  },
];

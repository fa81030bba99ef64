import type { OrganisationProduct } from '@huiqi/sdk';
import { formatDateTime, formatThousands } from '@huiqi/sdk/domain';
import { linkProps } from '../../../patterns/link/linkProps.js';
import { DeskList, type DeskRows } from '../../../patterns/StaffDesk/DeskList.js';
import { fillCopy } from '../../../provider/copy.js';
import type { LinkTarget } from '../../../provider/screen.js';
import { LinkButton } from '../../../ui/LinkButton/LinkButton.js';
import { dateColumn, numberColumn } from '../../../ui/Table/kindColumns.js';
import type { TableColumn } from '../../../ui/Table/Table.js';
import { useOrganisationsCopy, type OrganisationsCopy } from '../copy.js';
import { AuditTag, ShelfTag } from '../list/OrganisationTags.js';

export interface OrganisationProductListViewProps extends Omit<
  DeskRows<OrganisationProduct>,
  'tab'
> {
  readonly rowLink: (productId: string) => LinkTarget;
  readonly newProduct: LinkTarget;
}

/** The products as a table, with their offers and withdrawals. */
export function OrganisationProductListView(props: OrganisationProductListViewProps) {
  const { rowLink, newProduct, ...desk } = props;
  const copy = useOrganisationsCopy();
  return (
    <DeskList
      {...desk}
      tab="products"
      title={copy.title}
      actions={
        <LinkButton variant="primary" {...linkProps(newProduct)}>
          {copy.newProduct}
        </LinkButton>
      }
      countText={(n) => fillCopy(copy.productTotal, { n })}
      empty={{ title: copy.noProducts, line: copy.noProductsHint }}
      columns={columns(copy)}
      rowKey={({ id }) => id}
      rowLink={({ id }) => rowLink(id)}
    />
  );
}

const columns = (copy: OrganisationsCopy): TableColumn<OrganisationProduct>[] => [
  {
    key: 'productName',
    header: copy.productName,
    rowHeader: true,
    render: ({ productName }) => productName,
  },
  { key: 'big', header: copy.bigType, render: ({ serviceTypeBigName }) => serviceTypeBigName },
  {
    key: 'small',
    header: copy.smallType,
    render: ({ serviceTypeSmallName }) => serviceTypeSmallName,
  },
  numberColumn('orders', copy.orderNumber, ({ orderNumber }) => formatThousands(orderNumber)),
  dateColumn('updated', copy.updated, ({ updatedTs }) => formatDateTime(updatedTs)),
  {
    key: 'shelf',
    header: copy.productStatus,
    render: ({ productStatus }) => <ShelfTag status={productStatus} />,
  },
  {
    key: 'audit',
    header: copy.auditStatus,
    card: 'aside',
    render: ({ auditStatus }) => <AuditTag state={auditStatus} />,
  },
];

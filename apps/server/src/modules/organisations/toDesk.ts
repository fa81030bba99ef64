import type {
  OrganisationProduct,
  OrganisationProductDetail,
  ServiceOrganisationDetail,
  ServiceOrganisationRow,
} from '@huiqi/sdk';
import { averageOf } from '../../lib/averageOf.js';
import { serviceTypeName } from '../../lib/serviceTypes.js';
import type { OrganisationRow, ProductRow } from './organisationDeskRepository.js';

interface Dated {
  readonly updatedAt: Date;
  readonly submittedAt: Date | null;
}

/** When staff or a reviewer last changed it. */
const lastChange = ({ updatedAt, submittedAt }: Dated): string =>
  (submittedAt !== null && submittedAt > updatedAt ? submittedAt : updatedAt).toISOString();

export const toOrganisationRow = ({
  organisation: row,
  productNumber,
  orderNumber,
  scoreSum,
  scoreCount,
}: OrganisationRow): ServiceOrganisationRow => ({
  id: row.id,
  name: row.name,
  logo: row.logo,
  introduction: row.introduction,
  productNumber,
  orderNumber,
  averageScore: averageOf(scoreSum, scoreCount),
  evaluationNumber: scoreCount,
  auditStatus: row.auditStatus,
  published: row.published,
  updatedTs: lastChange(row),
});

export function toOrganisationDetail(found: OrganisationRow): ServiceOrganisationDetail {
  const { organisation: row } = found;
  return {
    ...toOrganisationRow(found),
    creditCode: row.creditCode,
    address: row.address,
    contactName: row.contactName,
    contactPhone: row.contactPhone,
    pending: row.pending,
    reason: row.reason,
    submittedTs: row.submittedAt?.toISOString() ?? null,
    version: row.version,
  };
}

export const toProductRow = ({ product: row, orgName }: ProductRow): OrganisationProduct => ({
  id: row.id,
  productName: row.name,
  orgId: row.orgId,
  orgName,
  auditStatus: row.auditStatus,
  productStatus: row.productStatus,
  published: row.published,
  serviceTypeBig: row.typeBig,
  serviceTypeSmall: row.typeSmall,
  serviceTypeBigName: serviceTypeName(row.typeBig),
  serviceTypeSmallName: serviceTypeName(row.typeSmall),
  orderNumber: row.orderNumber,
  updatedTs: lastChange(row),
});

export function toProductDetail(found: ProductRow): OrganisationProductDetail {
  const { product: row } = found;
  return {
    ...toProductRow(found),
    logo: row.logo,
    serviceMode: row.mode,
    servicePriceType: row.priceType,
    price: row.price,
    content: row.content,
    process: row.process,
    contactPhone: row.contactPhone,
    pending: row.pending,
    reason: row.reason,
    submittedTs: row.submittedAt?.toISOString() ?? null,
    version: row.version,
  };
}

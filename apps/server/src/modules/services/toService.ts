import type { ServiceProduct, ServiceProductDetail } from '@huiqi/sdk';
import { averageOf } from '../../lib/averageOf.js';
import { serviceTypeName } from '../../lib/serviceTypes.js';
import type { serviceProducts } from '../../schema/services.js';

type Row = typeof serviceProducts.$inferSelect;

/** The product fields that lists read: without texts and fields for staff only. */
export type ListedRow = Pick<
  Row,
  | 'id'
  | 'name'
  | 'logo'
  | 'orgId'
  | 'typeBig'
  | 'typeSmall'
  | 'mode'
  | 'priceType'
  | 'price'
  | 'orderNumber'
  | 'scoreSum'
  | 'scoreCount'
> & { readonly orgName: string };

export const toService = (row: ListedRow): ServiceProduct => ({
  id: row.id,
  name: row.name,
  logo: row.logo,
  orgId: row.orgId,
  orgName: row.orgName,
  serviceTypeBig: row.typeBig,
  serviceTypeSmall: row.typeSmall,
  serviceTypeBigName: serviceTypeName(row.typeBig),
  serviceTypeSmallName: serviceTypeName(row.typeSmall),
  serviceMode: row.mode,
  servicePriceType: row.priceType,
  price: row.price,
  orderNumber: row.orderNumber,
  averageScore: averageOf(row.scoreSum, row.scoreCount),
  evaluationNumber: row.scoreCount,
});

export const toServiceDetail = (
  row: ListedRow & Pick<Row, 'content' | 'process' | 'contactPhone'>,
): ServiceProductDetail => ({
  ...toService(row),
  content: row.content,
  process: row.process,
  contactPhone: row.contactPhone,
});

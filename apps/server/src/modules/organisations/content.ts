import type { OrganisationContent, OrganisationProductContent } from '@huiqi/sdk';
import type { serviceProducts } from '../../schema/services.js';
import type { serviceOrganisations } from '../../schema/organisations.js';

export type Organisation = typeof serviceOrganisations.$inferSelect;
export type Product = typeof serviceProducts.$inferSelect;

type OrganisationColumns = Pick<
  typeof serviceOrganisations.$inferInsert,
  'name' | 'introduction' | 'address' | 'contactName' | 'contactPhone'
>;
type ProductColumns = Pick<
  typeof serviceProducts.$inferInsert,
  | 'name'
  | 'typeBig'
  | 'typeSmall'
  | 'mode'
  | 'priceType'
  | 'price'
  | 'content'
  | 'process'
  | 'contactPhone'
>;

/** The stored form of what staff may change of an organisation. */
export const organisationContent = (row: OrganisationColumns): OrganisationContent => ({
  name: row.name,
  introduction: row.introduction ?? '',
  address: row.address ?? '',
  contactName: row.contactName ?? '',
  contactPhone: row.contactPhone ?? '',
});

/** The columns that hold an organisation's content. */
export const organisationColumns = (content: OrganisationContent): OrganisationColumns => ({
  ...content,
});

/** The stored form of what staff may change of a product. */
export const productContent = (row: ProductColumns): OrganisationProductContent => ({
  name: row.name,
  serviceTypeBig: row.typeBig,
  serviceTypeSmall: row.typeSmall,
  serviceMode: row.mode,
  servicePriceType: row.priceType,
  price: row.price ?? null,
  content: row.content,
  process: row.process ?? '',
  contactPhone: row.contactPhone ?? '',
});

/** The columns that hold a product's content. */
export const productColumns = (content: OrganisationProductContent): ProductColumns => ({
  name: content.name,
  typeBig: content.serviceTypeBig,
  typeSmall: content.serviceTypeSmall,
  mode: content.serviceMode,
  priceType: content.servicePriceType,
  price: content.price,
  content: content.content,
  process: content.process || null,
  contactPhone: content.contactPhone,
});

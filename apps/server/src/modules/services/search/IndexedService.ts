import type { ServiceMode, ServicePriceType } from '@huiqi/sdk';

/** The fields that services are searched by. */
export interface IndexedService {
  readonly id: string;
  /** Unique per stored version of the product and its organisation. */
  readonly version: string;
  readonly name: string;
  readonly orgId: string;
  readonly orgName: string;
  readonly typeBig: string;
  readonly typeSmall: string;
  readonly mode: ServiceMode;
  readonly priceType: ServicePriceType;
  readonly orderNumber: number;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/** An indexed service without the fields that only its sets and grams need. */
export type ServiceEntry = Pick<
  IndexedService,
  'id' | 'version' | 'orgId' | 'orderNumber' | 'createdAt'
>;

export interface ServiceQuery {
  readonly keyword?: string | undefined;
  readonly serviceTypeBig?: string | undefined;
  readonly serviceTypeSmall?: string | undefined;
  readonly serviceMode?: ServiceMode | undefined;
  readonly servicePriceType?: ServicePriceType | undefined;
  /** Services without a visit or a contract. */
  readonly shortcutService?: 1 | undefined;
  readonly orgId?: string | undefined;
}

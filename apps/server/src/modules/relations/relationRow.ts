import type { ApplicantKind, OrderStatus } from '@huiqi/sdk';

/** An order with the entities it names, from which the network is built. */
export interface RelationRow {
  readonly id: string;
  readonly orderCode: string;
  readonly kind: ApplicantKind;
  readonly status: OrderStatus;
  readonly loanAmount: string | null;
  readonly createdAt: Date;
  readonly parentOrderId: string | null;
  readonly applicantName: string | null;
  readonly legalName: string | null;
  readonly legalPhone: string | null;
  readonly legalIdNo: string | null;
  readonly contactName: string | null;
  readonly contactPhone: string | null;
  readonly userId: string;
  readonly userName: string | null;
  readonly userPhone: string | null;
  readonly companyId: string | null;
  readonly companyName: string | null;
  readonly creditCode: string | null;
  /** The company's representative as known to the platform, for orders that do not name one. */
  readonly companyLegalName: string | null;
  readonly companyLegalPhone: string | null;
  readonly productId: string;
  readonly productName: string;
  readonly bankId: string;
  readonly bankName: string;
}

import type { ApplicantKind, OrderStatus } from '@huiqi/sdk';

/** An order with what it names; the whole network is made of these. */
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
  /** What the platform knows of the company's representative, for orders that do not say. */
  readonly companyLegalName: string | null;
  readonly companyLegalPhone: string | null;
  readonly productId: string;
  readonly productName: string;
  readonly bankId: string;
  readonly bankName: string;
}

import type { OrderStage } from '../../orders/orderStage.js';

/** What an index knows of a submitted order: what staff search orders by. */
export interface IndexedOrder {
  readonly id: string;
  readonly orderCode: string;
  /** Milliseconds of the moment it was submitted. */
  readonly createdAt: number;
  /** Fen, so that amounts are compared exactly. */
  readonly loanAmount: number;
  readonly userId: string;
  readonly userName: string | null;
  readonly companyId: string | null;
  readonly companyName: string | null;
  readonly creditCode: string | null;
  readonly applicantName: string | null;
  readonly productId: string;
  readonly bankId: string;
  readonly status: string;
  readonly stage: OrderStage;
  readonly source: string;
  readonly scfProvince: string;
  readonly scfCity: string;
  readonly scfDistrict: string;
  readonly scfPlatform: string;
  readonly assigneeId: string | null;
  readonly refereeId: string | null;
  readonly recommendationCode: string | null;
  /** Who proposed the correction that waits, if one does. */
  readonly correctionBy: string | null;
}

/** Columns of texts of which many orders share one. */
export const textColumns = [
  'userId',
  'companyId',
  'applicantName',
  'productId',
  'bankId',
  'status',
  'stage',
  'source',
  'scfProvince',
  'scfCity',
  'scfDistrict',
  'scfPlatform',
  'assigneeId',
  'refereeId',
  'recommendationCode',
  'correctionBy',
] as const;

export type TextColumn = (typeof textColumns)[number];

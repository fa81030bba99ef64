import type { OrderStage } from '../../orders/orderStage.js';

/** The fields of a submitted order that staff search by. */
export interface IndexedOrder {
  readonly id: string;
  readonly orderCode: string;
  /** Submission time in milliseconds. */
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
  /** Who proposed the open correction, if any. */
  readonly correctionBy: string | null;
}

/** Text columns whose values many orders share. */
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

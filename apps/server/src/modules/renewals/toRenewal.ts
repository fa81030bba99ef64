import type {
  InterestRateType,
  RenewalAudit,
  RenewalBank,
  RenewalLimits,
  RenewalOrder,
  RenewalProduct,
} from '@huiqi/sdk';
import { yearlyRate } from '@huiqi/sdk/domain';
import { plainDecimal } from '../../text/decimals.js';
import { maskPhone } from '../../text/mask.js';
import type { renewalBanks, renewalProducts, renewals } from '../../schema/renewals.js';

export interface BankRow {
  readonly bank: typeof renewalBanks.$inferSelect;
  readonly name: string;
  readonly logoUrl: string;
  readonly renewTypes: RenewalBank['renewTypes'];
}

export const toBank = ({ bank, name, logoUrl, renewTypes }: BankRow): RenewalBank => ({
  id: bank.bankId,
  name,
  logo: logoUrl,
  phone: bank.phone,
  slogan: bank.slogan,
  renewTypes,
});

export const toRenewalProduct = (row: typeof renewalProducts.$inferSelect): RenewalProduct => ({
  id: row.id,
  name: row.name,
  renewType: row.renewType,
  maxLoanLimit: row.maxLoanLimit,
  minInterestRate: plainDecimal(row.minInterestRate),
  maxInterestRate: plainDecimal(row.maxInterestRate),
  interestRateType: row.interestRateType,
  maxLoanTerm: row.maxLoanTerm,
});

export interface RenewalRow {
  readonly renewal: typeof renewals.$inferSelect;
  readonly renewProductName: string;
  /** The product's current offer. */
  readonly offer: {
    readonly minRate: string;
    readonly maxRate: string;
    readonly interestRateType: InterestRateType;
    readonly maxTerm: number;
  };
  readonly bankName: string;
  readonly logoUrl: string;
  /** Null for a person's renewal. */
  readonly company: {
    readonly name: string;
    readonly creditCode: string;
    readonly legalName: string;
  } | null;
}

const decimalOrNull = (value: string | null) => (value === null ? null : plainDecimal(value));

function toAudit({ renewal }: RenewalRow): RenewalAudit | null {
  const { auditedAt, renewQuota, interestRateType, interestRate, renewTerm, remark } = renewal;
  return auditedAt === null
    ? null
    : {
        renewQuota: decimalOrNull(renewQuota),
        interestRateType,
        interestRate: decimalOrNull(interestRate),
        renewTerm,
        remark,
        auditTs: auditedAt.toISOString(),
      };
}

const toLimits = ({ offer }: RenewalRow): RenewalLimits => ({
  minRate: yearlyRate(offer.minRate, offer.interestRateType),
  maxRate: yearlyRate(offer.maxRate, offer.interestRateType),
  maxTerm: offer.maxTerm,
});

export function toRenewal(row: RenewalRow): RenewalOrder {
  const { renewal, company } = row;
  const contactPhone = maskPhone(renewal.contactPhone) ?? '';
  return {
    id: renewal.id,
    bankId: renewal.bankId,
    bankName: row.bankName,
    bankIcon: row.logoUrl,
    renewType: renewal.renewType,
    productName: renewal.productName,
    renewProductName: row.renewProductName,
    remainingAmount: plainDecimal(renewal.remainingAmount),
    renewExpireTs: renewal.renewExpireDate,
    renewAmount: plainDecimal(renewal.renewAmount),
    renewDeadline: renewal.renewDeadline,
    renewUse: renewal.renewUse,
    companyInfo: company
      ? {
          qymc: company.name,
          nsrsbh: company.creditCode,
          legalName: company.legalName,
          contactName: renewal.contactName,
          contactPhone,
        }
      : null,
    personInfo: company
      ? null
      : {
          applyName: renewal.contactName,
          applyPhone: contactPhone,
          idcard: renewal.idcard ?? '',
        },
    acceptStatus: renewal.acceptStatus,
    renewLimits: toLimits(row),
    renewOrderAuditResponse: toAudit(row),
    createdTs: renewal.createdAt.toISOString(),
  };
}

import type { CertifyType } from '@huiqi/sdk';
import { maskIdNo, maskPhone } from '../../text/mask.js';
import type { ClaimOutcome } from './checkClaim.js';
import type { NewCertification } from './certificationRepository.js';

/** The details the user entered. */
export interface Claimed {
  readonly userId: string;
  readonly kind: 'VERIFICATION' | 'AUTHORISATION';
  readonly certifyType: CertifyType;
  readonly creditCode: string;
  readonly companyName?: string;
  readonly legalName?: string;
  readonly legalIdNo: string;
  readonly legalPhone: string;
  readonly provinceCode?: string;
  readonly cityCode?: string;
  readonly areaCode?: string;
  readonly authority: readonly string[];
}

/** The record of a check: the claimed details with masked numbers, and the outcome. */
export function certificationOf(
  claim: Claimed,
  { registered, message, ...outcome }: ClaimOutcome,
  passed: string,
  createdAt: Date,
): NewCertification {
  const { userId, kind, certifyType } = claim;
  return {
    userId,
    kind,
    certifyType,
    createdAt,
    ...outcome,
    creditCode: claim.creditCode.toUpperCase(),
    companyName: claim.companyName ?? registered?.name ?? null,
    legalName:
      claim.legalName ?? (outcome.legalThreeStatus ? (registered?.legalName ?? null) : null),
    legalIdNo: maskIdNo(claim.legalIdNo),
    legalPhone: maskPhone(claim.legalPhone),
    provinceCode: claim.provinceCode ?? registered?.provinceCode ?? null,
    cityCode: claim.cityCode ?? registered?.cityCode ?? null,
    areaCode: claim.areaCode ?? registered?.areaCode ?? null,
    authority: [...claim.authority],
    state: message === null ? 'PASSED' : 'NOT_PASSED',
    message: message ?? passed,
  };
}

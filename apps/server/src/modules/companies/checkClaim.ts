import type { CertifyResult } from '@huiqi/sdk';
import type { CompanyRegistry, RegisteredCompany } from '../../registry/CompanyRegistry.js';

/** What a user claims about a company; omitted names default to the registered ones. */
export interface CompanyClaim {
  readonly creditCode: string;
  readonly name?: string;
  readonly legalName?: string;
  readonly legalIdNo: string;
  readonly legalPhone: string;
}

export interface ClaimOutcome {
  /** Null if the register has no such company. */
  readonly registered: RegisteredCompany | null;
  readonly result: CertifyResult;
  readonly legalThreeStatus: boolean;
  readonly companyFourStatus: boolean;
  /** Null if the claim passed. */
  readonly message: string | null;
}

const nothing = {
  result: 'FOURCHECKNOPASS',
  legalThreeStatus: false,
  companyFourStatus: false,
} as const;

/** Compares a claim with the register: first the person (three elements), then the company (four) and its phone. */
export async function checkClaim(
  registry: CompanyRegistry,
  { creditCode, legalIdNo, legalPhone, ...names }: CompanyClaim,
): Promise<ClaimOutcome> {
  const registered = await registry.findByCreditCode(creditCode);
  if (!registered) return { ...nothing, registered, message: '未查询到该企业标识对应的企业' };
  if (registered.status !== 'ACTIVE')
    return { ...nothing, registered, message: '该企业已注销或被吊销，无法认证' };
  const { name = registered.name, legalName = registered.legalName } = names;
  const [person, company, phone] = await Promise.all([
    registry.checkLegalPerson({ legalName, legalIdNo, legalPhone }),
    registry.checkCompany({ creditCode, name, legalName, legalIdNo }),
    registry.checkLegalPhone({ creditCode, legalPhone }),
  ]);
  const legalThreeStatus = person.match;
  const companyFourStatus = company.match && phone.match;
  const outcome = { registered, legalThreeStatus, companyFourStatus };
  if (!legalThreeStatus) {
    const message = person.message ?? '法人三要素核验未通过';
    return { ...outcome, result: 'THREECHECKNOPASS', message };
  }
  if (!companyFourStatus) {
    const message = company.match ? phone.message : company.message;
    return { ...outcome, result: 'FOURCHECKNOPASS', message: message ?? '企业四要素核验未通过' };
  }
  return { ...outcome, result: 'PASS', message: null };
}

import type { TaxCreditGrade, Yuan } from '@huiqi/sdk';
import { ApiError } from '../contract/ApiError.js';
import type { CompanyReport } from './CompanyReport.js';

/** Status of a company in the register. */
export type RegisteredStatus = 'ACTIVE' | 'REVOKED' | 'CANCELLED';

/** A company's published register data; the register verifies personal numbers but does not disclose them. */
export interface RegisteredCompany {
  readonly creditCode: string;
  readonly name: string;
  readonly legalName: string;
  readonly status: RegisteredStatus;
  readonly provinceCode: string;
  readonly cityCode: string;
  readonly areaCode: string;
  readonly address: string | null;
  /** 10,000 yuan. */
  readonly registeredCapital: string | null;
  /** YYYY-MM-DD. */
  readonly establishedOn: string | null;
  readonly industry: string | null;
}

/** Outcome of a check; the message is the register's reason for a failure. */
export interface RegistryCheck {
  readonly match: boolean;
  readonly message: string | null;
}

/** The three elements of a legal representative. */
export interface LegalPerson {
  readonly legalName: string;
  readonly legalIdNo: string;
  readonly legalPhone: string;
}

/** The four elements of a company. */
export interface CompanyElements {
  readonly creditCode: string;
  readonly name: string;
  readonly legalName: string;
  readonly legalIdNo: string;
}

/** A company's declared figures of one year, in yuan with at most two decimals; each may be negative. */
export interface YearFigures {
  readonly year: number;
  readonly revenue: Yuan;
  readonly taxPaid: Yuan;
  /** Negative for a loss. */
  readonly netProfit: string;
}

/** Tax and revenue figures of a company, disclosed only with its authorisation. */
export interface CompanyFigures {
  readonly taxCreditGrade: TaxCreditGrade;
  /** Overdue tax, in yuan. */
  readonly taxArrears: Yuan;
  /** Full years, newest first; empty for a company that has not declared yet. */
  readonly years: readonly YearFigures[];
}

/** A register of companies. Every function throws `registryUnavailable()` if it cannot be read. */
export interface CompanyRegistry {
  findByCreditCode(creditCode: string): Promise<RegisteredCompany | null>;
  /** Finds a company by its full name. */
  findByName(name: string): Promise<RegisteredCompany | null>;
  /** Companies with the same legal representative, including this one. */
  listRelated(creditCode: string): Promise<readonly RegisteredCompany[]>;
  /** The tax authority's figures; null if it does not know the company. */
  findFigures(creditCode: string): Promise<CompanyFigures | null>;
  /** The data of its credit reports; disclosed only with its authorisation, null if nothing is known. */
  findReport(creditCode: string): Promise<CompanyReport | null>;
  checkLegalPerson(person: LegalPerson): Promise<RegistryCheck>;
  checkCompany(elements: CompanyElements): Promise<RegistryCheck>;
  checkLegalPhone(claim: { creditCode: string; legalPhone: string }): Promise<RegistryCheck>;
}

export const registryUnavailable = (message = '企业登记信息查询服务暂不可用，请稍后重试') =>
  new ApiError('100503', { message });

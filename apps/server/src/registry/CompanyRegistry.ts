import type { TaxCreditGrade, Yuan } from '@huiqi/sdk';
import { ApiError } from '../contract/ApiError.js';
import type { CompanyReport } from './CompanyReport.js';

/** Standing of a company in the register. */
export type RegisteredStatus = 'ACTIVE' | 'REVOKED' | 'CANCELLED';

/** What the register publishes about a company; it verifies personal numbers but gives none away. */
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

/** Outcome of a check; the message says in the register's words why it failed. */
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

/** What a company declared for one year; yuan with at most two decimals. */
export interface YearFigures {
  readonly year: number;
  readonly revenue: Yuan;
  readonly taxPaid: Yuan;
  /** Negative for a loss. */
  readonly netProfit: string;
}

/** Tax and revenue figures of a company, given away only with its authorisation. */
export interface CompanyFigures {
  readonly taxCreditGrade: TaxCreditGrade;
  /** Tax that is due and not paid, in yuan. */
  readonly taxArrears: Yuan;
  /** Full years, newest first; none of a company that has not declared yet. */
  readonly years: readonly YearFigures[];
}

/** A register of companies. Every function throws `registryUnavailable()` if it cannot be read. */
export interface CompanyRegistry {
  findByCreditCode(creditCode: string): Promise<RegisteredCompany | null>;
  /** Finds a company by its whole name. */
  findByName(name: string): Promise<RegisteredCompany | null>;
  /** Companies with the legal representative of this one, itself included. */
  listRelated(creditCode: string): Promise<readonly RegisteredCompany[]>;
  /** Figures that the tax authority holds; null if it knows nothing of the company. */
  findFigures(creditCode: string): Promise<CompanyFigures | null>;
  /** Everything its credit reports say; given away only with its authorisation, null if nothing is known of it. */
  findReport(creditCode: string): Promise<CompanyReport | null>;
  checkLegalPerson(person: LegalPerson): Promise<RegistryCheck>;
  checkCompany(elements: CompanyElements): Promise<RegistryCheck>;
  checkLegalPhone(claim: { creditCode: string; legalPhone: string }): Promise<RegistryCheck>;
}

export const registryUnavailable = (message = '企业登记信息查询服务暂不可用，请稍后重试') =>
  new ApiError('100503', { message });

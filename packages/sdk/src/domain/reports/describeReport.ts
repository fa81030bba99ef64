import type { DetailedReport, ReportSections } from '../../generated/models.js';
import { basicInfo } from './basicInfo.js';
import type { ReportDocument } from './ReportDocument.js';
import { changes, contacts, creditYears, investors, lawViolations } from './detailTables.js';
import { invoices } from './invoices.js';
import { reportTitle } from './reportTitle.js';
import { numbered, section, type SectionDraft } from './section.js';
import { statement } from './statement.js';
import { taxRecords } from './taxRecords.js';

const sectionsOf = (all: ReportSections): readonly SectionDraft[] => {
  const { registration, balanceSheet, incomeStatement } = all;
  return [
    section(
      'registration',
      '登记信息',
      registration.valid,
      registration.data ? [basicInfo(registration.data)] : [],
    ),
    section(
      'changeRegistration',
      '变更登记',
      all.changeRegistration.valid,
      changes(all.changeRegistration.data),
    ),
    section('investors', '投资方信息', all.investors.valid, investors(all.investors.data)),
    section('invoices', '发票信息', all.invoices.valid, invoices(all.invoices.data)),
    section('declarations', '申报信息', all.declarations.valid, taxRecords(all.declarations.data)),
    section('credit', '纳税信用', all.credit.valid, creditYears(all.credit.data)),
    section(
      'lawViolations',
      '违法违章',
      all.lawViolations.valid,
      lawViolations(all.lawViolations.data),
    ),
    section(
      'contacts',
      '联系人',
      all.contacts.valid,
      all.contacts.data ? contacts(all.contacts.data) : [],
    ),
    section(
      'balanceSheet',
      '资产负债表',
      balanceSheet.valid,
      balanceSheet.data ? statement('资产负债表', balanceSheet.data) : [],
    ),
    section(
      'incomeStatement',
      '利润表',
      incomeStatement.valid,
      incomeStatement.data ? statement('利润表', incomeStatement.data) : [],
    ),
  ];
};

/** The detailed report as a document (spec 2 §3 Credit report). */
export const describeReport = ({ header, sections }: DetailedReport): ReportDocument => ({
  title: reportTitle(header.name),
  header,
  sections: numbered(sectionsOf(sections)),
});

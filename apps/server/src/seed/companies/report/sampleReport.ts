import type { ReportContacts, ReportSections } from '@huiqi/sdk';
import { createRandom, type Random } from '../../random.js';
import { maskPhone } from '../../../text/mask.js';
import type { CompanyReport } from '../../../registry/CompanyReport.js';
import type { RegisterEntry } from '../registerEntry.js';
import { numberOf, sampleFigures } from '../sampleFigures.js';
import { balanceSheet } from './balanceSheet.js';
import { businessYears, monthInChina } from './businessYears.js';
import { ofWan, sumOf } from './cents.js';
import { changesOf } from './changes.js';
import { creditYears, violationsOf } from './creditYears.js';
import { incomeStatement } from './incomeStatement.js';
import { investorsOf } from './investors.js';
import { invoiceMonths } from './invoiceMonths.js';
import { businessMonths } from './monthlyRevenue.js';
import { partnersOf } from './partners.js';
import { registrationOf } from './registration.js';
import { makeMaskedPhone, makePerson, rareNames } from './reportPeople.js';
import { monthlyRecords, quarterlyRecords } from './taxRecords.js';

const dayMs = 86_400_000;
const chinaMs = 8 * 3_600_000;
const ordinary = { years: 4, invoices: 24, changes: 3, partners: 10 };
const long = { years: 11, invoices: 120, changes: 60, partners: 50 };

/** The register's data is as of this morning in China. */
const startOfToday = (today: Date): string =>
  new Date(Math.floor((today.getTime() + chinaMs) / dayMs) * dayMs - chinaMs).toISOString();

function contactsOf(entry: RegisterEntry, random: Random, isRare: boolean): ReportContacts {
  const person = (name: string) => ({ xm: name, sjhm: makeMaskedPhone(random) });
  return {
    bsr: person(isRare ? rareNames[0] : makePerson(random)),
    fddbr: { xm: entry.legalName, sjhm: maskPhone(entry.legalPhone) },
    cwfzr: isRare ? person(rareNames[1]) : random.next() < 0.8 ? person(makePerson(random)) : null,
  };
}

/** Unreadable sections are empty. */
const withoutSome = (sections: ReportSections): ReportSections => ({
  ...sections,
  changeRegistration: { valid: false, data: [] },
  lawViolations: { valid: false, data: [] },
  contacts: { valid: false, data: null },
  balanceSheet: { valid: false, data: null },
});

/**
 * The tax authority's report on a sample company: the same throughout a day, and consistent with its register entry and
 * `sampleFigures`. Null if nothing is known.
 */
export function sampleReport(entry: RegisterEntry, today: Date): CompanyReport | null {
  const { year: thisYear } = monthInChina(today);
  const figures = sampleFigures(entry, thisYear - 1);
  if (!figures || figures.years.length === 0 || entry.report === 'NONE') return null;
  const turn = numberOf(entry.creditCode);
  const random = createRandom(turn);
  const size = entry.report === 'LONG' ? long : ordinary;
  // The long one also has the rare names, so that the first account can see them.
  const isRare = entry.report === 'RARE' || entry.report === 'LONG';
  const years = businessYears(entry, today, size.years);
  const months = businessMonths(years, turn);
  const statementYears = years.slice(0, 3);
  const grade = figures.taxCreditGrade;
  const lastYear = thisYear - 1;
  const isCareless = grade === 'C' || grade === 'D';
  const founded = Number(entry.establishedOn?.slice(0, 4) ?? lastYear);
  const sections: ReportSections = {
    registration: { valid: true, data: registrationOf(entry, turn, grade) },
    changeRegistration: {
      valid: true,
      data: changesOf(entry, random, { count: size.changes, lastYear }),
    },
    investors: { valid: true, data: investorsOf(entry, random, isRare ? 'rare' : 'ordinary') },
    invoices: { valid: true, data: invoiceMonths(months, turn, size.invoices) },
    declarations: {
      valid: true,
      data:
        entry.report === 'LONG'
          ? monthlyRecords(months)
          : quarterlyRecords(months, { turn, isCareless }),
    },
    credit: {
      valid: true,
      data: creditYears(grade, random, { lastYear, count: Math.min(5, lastYear - founded) }),
    },
    lawViolations: { valid: true, data: violationsOf(grade, random, lastYear) },
    contacts: { valid: true, data: contactsOf(entry, random, isRare) },
    balanceSheet: {
      valid: true,
      data: balanceSheet(statementYears, turn, ofWan(entry.registeredCapital ?? '0')),
    },
    incomeStatement: { valid: true, data: incomeStatement(statementYears, turn) },
  };
  const isPartial = entry.report === 'PARTIAL';
  const sold = sumOf(months.slice(0, 12).map(({ revenue }) => revenue));
  const wanted = { count: size.partners, rare: isRare };
  return {
    asOf: startOfToday(today),
    sections: isPartial ? withoutSome(sections) : sections,
    suppliers: isPartial
      ? null
      : partnersOf(Math.round(sold * 0.6), random, { role: 'supplier', ...wanted }),
    customers: partnersOf(sold, random, { role: 'customer', ...wanted }),
  };
}

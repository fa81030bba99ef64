import type {
  CompanyLicence,
  CompanyPunishment,
  PublicCreditRating,
  SupervisedCompanyDetail,
} from '@huiqi/sdk';
import { emptyText, formatWan } from '@huiqi/sdk/domain';
import type { ReactNode } from 'react';
import type { PageSection } from '../../patterns/page/SectionCard.js';
import { localized } from '../../provider/copy.js';
import { DescriptionList, type DescriptionItem } from '../../ui/DescriptionList/DescriptionList.js';
import { codeColumn, dateColumn, nameColumn } from '../../ui/Table/kindColumns.js';
import { Table, type TableColumn } from '../../ui/Table/Table.js';
import type { CompanyCreditCopy } from './companyCreditCopy.js';
import { CreditLevelTag } from './CreditTags.js';
import { ScoreBar } from './ScoreBar.js';
import * as css from './supervision.css.js';

/** The sections of a company's page: standing, registration, licences, punishments. */
export function companySections(
  company: SupervisedCompanyDetail,
  copy: CompanyCreditCopy,
): PageSection[] {
  const { ratings, licences, punishments } = company;
  const section = (id: string, title: string, content: ReactNode): PageSection => ({
    id,
    title,
    content,
    width: 'full',
  });
  return [
    section(
      'standing',
      copy.standing,
      <div className={css.block}>
        <p className={css.none}>{ratings.length > 0 ? copy.standingLine : copy.neverRated}</p>
        {ratings.length > 0 && (
          <Table
            framed={false}
            caption={copy.standing}
            columns={ratingColumns(copy)}
            rows={ratings}
            rowKey={({ year }) => String(year)}
          />
        )}
      </div>,
    ),
    section(
      'registration',
      copy.registration,
      <DescriptionList items={registrationOf(company, copy)} />,
    ),
    section(
      'licences',
      copy.licences,
      licences.length > 0 ? (
        <Table
          framed={false}
          caption={copy.licences}
          columns={licenceColumns(copy)}
          rows={licences}
          rowKey={({ number }) => number}
        />
      ) : (
        <p className={css.none}>{copy.noLicences}</p>
      ),
    ),
    section(
      'punishments',
      copy.punishments,
      <div className={css.block}>
        <p className={css.none}>
          {punishments.length > 0 ? copy.punishmentLine : copy.noPunishments}
        </p>
        {punishments.map((one) => (
          <article key={one.number} className={css.punishment} aria-label={one.kind}>
            <h3 className={css.punishmentKind}>{one.kind}</h3>
            <p>{one.facts}</p>
            <DescriptionList size="small" items={punishmentFacts(one, copy)} />
          </article>
        ))}
      </div>,
    ),
  ];
}

const registrationOf = (
  company: SupervisedCompanyDetail,
  copy: CompanyCreditCopy,
): DescriptionItem[] => [
  { term: copy.creditCode, value: company.creditCode, kind: 'code' },
  { term: copy.legalName, value: company.legalName ?? emptyText },
  { term: copy.establishedOn, value: company.establishedOn ?? emptyText, kind: 'date' },
  {
    term: copy.registeredCapital,
    value:
      company.registeredCapital === null
        ? emptyText
        : localized(copy, formatWan)(company.registeredCapital),
    kind: 'money',
  },
  { term: copy.industry, value: company.industry ?? emptyText },
  { term: copy.registrationAuthority, value: company.registrationAuthority ?? emptyText },
  { term: copy.address, value: company.address ?? emptyText, full: true },
  { term: copy.businessScope, value: company.businessScope ?? emptyText, full: true },
];

const punishmentFacts = (one: CompanyPunishment, copy: CompanyCreditCopy): DescriptionItem[] => [
  { term: copy.penalty, value: one.penalty, full: true },
  { term: copy.punishedBy, value: one.authority },
  { term: copy.punishmentNumber, value: one.number },
  { term: copy.punishedOn, value: one.decidedOn, kind: 'date' },
  { term: copy.publicUntil, value: one.publicUntil, kind: 'date' },
];

const ratingColumns = (copy: CompanyCreditCopy): TableColumn<PublicCreditRating>[] => [
  { key: 'year', header: copy.ratingYear, rowHeader: true, render: ({ year }) => year },
  {
    key: 'level',
    header: copy.creditLevel,
    card: 'aside',
    render: ({ level }) => <CreditLevelTag level={level} />,
  },
  {
    key: 'score',
    header: copy.ratingScore,
    kind: 'number',
    render: ({ score }) => (score === null ? emptyText : <ScoreBar score={score} />),
  },
];

const licenceColumns = (copy: CompanyCreditCopy): TableColumn<CompanyLicence>[] => [
  { key: 'name', header: copy.licenceName, rowHeader: true, render: ({ name }) => name },
  codeColumn('number', copy.licenceNumber, ({ number }) => number),
  nameColumn('authority', copy.licensedBy, (one) => one.authority),
  dateColumn('decided', copy.decidedOn, ({ decidedOn }) => decidedOn),
  dateColumn('until', copy.validUntil, ({ validUntil }) => validUntil ?? copy.noEnd),
];

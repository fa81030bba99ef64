import type { CompanyPunishment, SupervisedCompany, SupervisedCompanyDetail } from '@huiqi/sdk';
import { maskName } from '../../text/mask.js';
import type { SupervisedCompanyRow } from './repository.js';

/** Punishments published on a day: not repaired and not expired. */
const publishedOn = (
  punishments: SupervisedCompanyRow['punishments'],
  day: string,
): CompanyPunishment[] =>
  punishments
    .filter(({ repairedOn, publicUntil }) => repairedOn === null && publicUntil >= day)
    .map(({ repairedOn: _unused, ...published }) => published);

/** A company in the list, as published on a day. */
export const toSupervisedCompany =
  (day: string) =>
  (row: SupervisedCompanyRow): SupervisedCompany => ({
    id: row.id,
    companyName: row.name,
    creditCode: row.creditCode,
    legalName: row.legalName && maskName(row.legalName),
    address: row.address,
    registrationStatus: row.registrationStatus,
    creditLevel: row.ratings[0]?.level ?? null,
    licenceNumber: row.licences.length,
    punishmentNumber: publishedOn(row.punishments, day).length,
  });

/** A company in full, as published on a day. */
export const toSupervisedCompanyDetail = (
  row: SupervisedCompanyRow,
  demandNumber: number,
  day: string,
): SupervisedCompanyDetail => ({
  ...toSupervisedCompany(day)(row),
  establishedOn: row.establishedOn,
  businessScope: row.businessScope,
  demandNumber,
  registeredCapital: row.registeredCapital,
  industry: row.industry,
  registrationAuthority: row.registrationAuthority,
  ratings: row.ratings,
  licences: row.licences,
  punishments: publishedOn(row.punishments, day),
  updatedOn: row.updatedOn,
});

import type { CompanyLicence, PublicCreditRating } from '@huiqi/sdk';
import { makeRegister } from '../companies/makeRegister.js';
import type { RegisterEntry } from '../companies/registerEntry.js';
import { numberOf, sampleFigures } from '../companies/sampleFigures.js';
import { createRandom, type Random } from '../random.js';
import type { StoredPunishment, supervisedCompanies } from '../../schema/supervisedCompanies.js';
import { businessOf, punishmentKinds } from './publishedFacts.js';

type NewCompany = typeof supervisedCompanies.$inferInsert;

const dayMs = 86_400_000;
const published = 365;
const levels = { A: 'A', B: 'B', M: 'B', C: 'C', D: 'D' } as const;
const scores = { A: [90, 98], B: [75, 89], C: [60, 74], D: [35, 59] } as const;
const worse = { A: ['A', 'B'], B: ['A', 'B'], C: ['B', 'C'], D: ['C', 'D'] } as const;

const isoDay = (at: number) => new Date(at).toISOString().slice(0, 10);
const dayBefore = (day: Date, days: number) => isoDay(day.getTime() - days * dayMs);

/** Ratings of up to four years; the latest agrees with the tax rating in the company's report. */
function ratingsOf(entry: RegisterEntry, random: Random, lastYear: number): PublicCreditRating[] {
  const grade = sampleFigures(entry, lastYear)?.taxCreditGrade;
  if (!grade) return [];
  const latest = levels[grade];
  const founded = Number(entry.establishedOn?.slice(0, 4) ?? lastYear);
  return Array.from({ length: Math.min(4, Math.max(1, lastYear - founded)) }, (_unused, ago) => {
    const level = ago === 0 ? latest : random.pick(worse[latest]);
    const [least, most] = scores[level];
    return { year: lastYear - ago, level, score: random.whole(least, most) };
  });
}

function licencesOf(entry: RegisterEntry, random: Random, day: Date): CompanyLicence[] {
  return businessOf(entry.industry)
    .licences.map(({ name, authority, mark, years }): CompanyLicence => {
      const decided = day.getTime() - random.whole(30, 1_200) * dayMs;
      return {
        number: `${mark}500231${random.whole(10_000_000, 99_999_999)}`,
        name,
        authority,
        decidedOn: isoDay(decided),
        validUntil: years === null ? null : isoDay(decided + (years * 365 - 1) * dayMs),
      };
    })
    .toSorted((one, other) => other.decidedOn.localeCompare(one.decidedOn));
}

/** One for a company rated C; three for one rated D, of which one is repaired; occasionally an expired one. */
function punishmentsOf(level: string | undefined, random: Random, day: Date): StoredPunishment[] {
  const ages =
    { B: [published + random.whole(20, 400)], C: [random.whole(40, 300)] }[level ?? ''] ??
    (level === 'D' ? [random.whole(20, 90), random.whole(100, 200), random.whole(210, 340)] : []);
  if (level === 'B' && random.next() > 0.2) return [];
  return ages.map((age, place) => {
    const { mark, ...kind } = random.pick(punishmentKinds);
    const decidedOn = dayBefore(day, age);
    return {
      ...kind,
      number: `${mark}〔${decidedOn.slice(0, 4)}〕${random.whole(1, 240)}号`,
      decidedOn,
      publicUntil: dayBefore(day, age - published),
      repairedOn: level === 'D' && place === 2 ? dayBefore(day, 15) : null,
    };
  });
}

/** The published data of every company in the sample's register, bound or not. */
export function makeSupervisedCompanies(companies: number, day: Date): NewCompany[] {
  const lastYear = day.getUTCFullYear() - 1;
  return makeRegister(companies).map((entry, turn) => {
    const random = createRandom(numberOf(entry.creditCode) * 31 + turn);
    const ratings = ratingsOf(entry, random, lastYear);
    return {
      id: String(turn + 1),
      creditCode: entry.creditCode,
      name: entry.name,
      legalName: entry.legalName,
      registrationStatus: entry.status,
      address: entry.address,
      registeredCapital: entry.registeredCapital,
      establishedOn: entry.establishedOn,
      industry: entry.industry,
      businessScope: businessOf(entry.industry).scope,
      registrationAuthority: entry.areaCode === '500231' ? '垫江县市场监督管理局' : null,
      ratings,
      licences: licencesOf(entry, random, day),
      punishments: punishmentsOf(ratings[0]?.level, random, day),
      updatedOn: dayBefore(day, random.whole(1, 120)),
    };
  });
}

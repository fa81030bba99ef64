import type { EnterpriseSize } from '@huiqi/sdk';
import { EnterpriseSizeLabels } from '@huiqi/sdk/domain';
import { monthsBetween } from '../creditAdvice/basisOf.js';
import type { CompanyFeatures } from './companyFeatures.js';
import type { Candidate } from './policySearchRepository.js';
import type { PolicyTargets } from '../../schema/policies.js';

/** A condition that a company meets, its weight, and its wording for users. */
interface Met {
  readonly weight: number;
  readonly reason: string;
}

/** `met`, not met, or unknown and therefore ignored. */
type Outcome = Met | 'no' | undefined;

const years = (months: number): string =>
  months % 12 === 0 ? `${months / 12}年` : `${months}个月`;

function byIndustry({ industries }: PolicyTargets, { industry }: CompanyFeatures): Outcome {
  if (!industries || industry === null) return undefined;
  if (!industries.some((part) => industry.includes(part))) return 'no';
  return { weight: 4, reason: `企业所属行业“${industry}”在支持范围内` };
}

function byArea(targets: PolicyTargets, { areaCodes, areaName }: CompanyFeatures): Outcome {
  if (!targets.areaCodes) return undefined;
  const code = targets.areaCodes.find((one) => areaCodes.includes(one));
  if (code === undefined) return 'no';
  // A province-wide policy says little about one company.
  if (code.endsWith('0000') || areaName === null) return undefined;
  return { weight: 3, reason: `面向企业所在的${areaName}` };
}

function bySize(sizes: readonly EnterpriseSize[], { size }: CompanyFeatures): Outcome {
  if (sizes.length === 0 || size === null) return undefined;
  if (!sizes.includes(size)) return 'no';
  return { weight: 2, reason: `支持${EnterpriseSizeLabels[size]}企业，与企业上年营收规模相符` };
}

function byAge(targets: PolicyTargets, features: CompanyFeatures, today: string): Outcome {
  const { minMonths, maxMonths } = targets;
  if (features.establishedOn === null || (minMonths ?? maxMonths) === undefined) return undefined;
  const months = monthsBetween(features.establishedOn, today);
  if (months < (minMonths ?? 0) || months > (maxMonths ?? months)) return 'no';
  const reason =
    maxMonths === undefined
      ? `企业成立已满${years(minMonths ?? 0)}`
      : `企业成立不超过${years(maxMonths)}`;
  return { weight: 1, reason };
}

export interface Recommendation {
  readonly policyId: string;
  /** Most telling first. */
  readonly reasons: string[];
}

interface Scored extends Recommendation {
  readonly score: number;
  readonly entry: Candidate;
}

function score(entry: Candidate, features: CompanyFeatures, today: string): Scored | undefined {
  const outcomes = [
    byIndustry(entry.targets, features),
    byArea(entry.targets, features),
    bySize(entry.enterpriseSizes, features),
    byAge(entry.targets, features, today),
  ];
  const met = outcomes.filter((outcome): outcome is Met => typeof outcome === 'object');
  if (met.length === 0 || outcomes.includes('no')) return undefined;
  return {
    policyId: entry.id,
    reasons: met.map(({ reason }) => reason),
    score: met.reduce((sum, { weight }) => sum + weight, 0),
    entry,
  };
}

const farthest = '9999-12-31';

/** Better matches first, then those ending sooner, then the newest. */
function compare(one: Scored, other: Scored): number {
  if (one.score !== other.score) return other.score - one.score;
  const [end, otherEnd] = [one, other].map(({ entry }) => entry.declareUntil ?? farthest);
  if (end !== otherEnd) return (end ?? '') < (otherEnd ?? '') ? -1 : 1;
  return (
    other.entry.publishedAt.getTime() - one.entry.publishedAt.getTime() ||
    (one.policyId < other.policyId ? -1 : 1)
  );
}

/** Which of the policies that have not ended suit a company on a day (YYYY-MM-DD), best first. */
export const recommend = (
  entries: readonly Candidate[],
  features: CompanyFeatures,
  today: string,
): Recommendation[] =>
  entries.flatMap((entry) => score(entry, features, today) ?? []).sort(compare);

import type { EnterpriseSize } from '@huiqi/sdk';
import type { OperationId } from '@huiqi/sdk';
import type { UserCall } from '../../http/context.js';
import type { CompanyFigures, CompanyRegistry } from '../../registry/CompanyRegistry.js';
import { findBinding, listAllCompanies, type UserCompany } from '../companies/repository.js';

/** What policies are matched against; null where unknown. */
export interface CompanyFeatures {
  readonly companyId: string;
  /** Codes of its province, city and district. */
  readonly areaCodes: readonly string[];
  readonly areaName: string | null;
  readonly industry: string | null;
  /** YYYY-MM-DD. */
  readonly establishedOn: string | null;
  readonly size: EnterpriseSize | null;
}

/** Annual revenue in yuan above which a company counts as larger (GB sizes of industry, 2011). */
const sizes: readonly (readonly [from: number, size: EnterpriseSize])[] = [
  [400_000_000, 'LARGE'],
  [20_000_000, 'MEDIUM'],
  [3_000_000, 'SMALL'],
  [0, 'MICRO'],
];

export function sizeOf(figures: CompanyFigures | null): EnterpriseSize | null {
  const revenue = figures?.years[0]?.revenue;
  if (revenue === undefined) return null;
  return sizes.find(([from]) => Number(revenue) >= from)?.[1] ?? 'MICRO';
}

type FeatureCall = Pick<UserCall<OperationId>, 'db' | 'registry' | 'user' | 'now'>;

interface Known {
  readonly at: number;
  /** After it the register is read again. */
  until: number;
  readonly features: Promise<CompanyFeatures>;
}

const knownForMs = 600_000;
/** Long enough that not every call waits for a register that is down. */
const failedForMs = 10_000;
const maxKnown = 1_000;
const knownBy = new WeakMap<CompanyRegistry, Map<string, Known>>();

async function readFeatures(
  { registry }: FeatureCall,
  { company, authorized, areaName }: UserCompany,
  onFailure: () => null,
): Promise<CompanyFeatures> {
  // A company without a register entry still has a place and gets the policies for it.
  const registered = await registry.findByCreditCode(company.creditCode).catch(onFailure);
  const figures = authorized
    ? await registry.findFigures(company.creditCode).catch(onFailure)
    : null;
  return {
    companyId: company.id,
    areaCodes: [company.provinceCode, company.cityCode, company.areaCode],
    areaName,
    industry: registered?.industry ?? null,
    establishedOn: registered?.establishedOn ?? null,
    size: sizeOf(figures),
  };
}

/** The company the user acts for: the current one, or the first. */
export async function currentCompany({
  db,
  user,
}: Pick<FeatureCall, 'db' | 'user'>): Promise<UserCompany | undefined> {
  const current = user.companyId && (await findBinding(db, user.id, user.companyId));
  return current || (await listAllCompanies(db, user.id))[0];
}

/** Features of the company the user acts for; undefined without one. Reads the register once in ten minutes, and again soon after a failure. */
export async function featuresOf(call: FeatureCall): Promise<CompanyFeatures | undefined> {
  const mine = await currentCompany(call);
  if (!mine) return undefined;
  const key = `${mine.company.creditCode} ${mine.authorized}`;
  const at = call.now().getTime();
  const known = knownBy.get(call.registry) ?? new Map<string, Known>();
  knownBy.set(call.registry, known);
  const found = known.get(key);
  if (found && at < found.until && at >= found.at) return found.features;
  if (known.size >= maxKnown) known.clear();
  const onFailure = () => {
    entry.until = call.now().getTime() + failedForMs;
    return null;
  };
  const entry: Known = {
    at,
    until: at + knownForMs,
    features: readFeatures(call, mine, onFailure),
  };
  known.set(key, entry);
  return entry.features;
}

import {
  checkCompanyRegion,
  getAuthState,
  getProduct,
  getUserInfo,
  isHuiqiError,
  listRelatedCompanies,
  type ProductDetail,
  type RegionCheck,
  type RelatedCompany,
  type UserInfo,
} from '@huiqi/sdk';
import type { ApplyFact, ApplyFacts, ApplySource } from '@huiqi/sdk/domain';
import type { Read } from '../../../provider/useRead.js';

/** What has been loaded on the way to a form. */
export interface KnownFacts {
  readonly source: ApplySource;
  /** The address is insurer-style (spec 1 §4 Embedded flow). */
  readonly insurer: boolean;
  readonly productId: string;
  /** Credit code of the selected company. */
  readonly creditCode?: string;
  readonly product?: ProductDetail | 'gone';
  readonly user?: UserInfo | null;
  readonly companies?: readonly RelatedCompany[];
  readonly isAuthorised?: boolean;
  readonly region?: RegionCheck;
  /** The error that reported the product as gone. */
  readonly failure?: unknown;
}

export const chosenCompany = ({ companies, creditCode }: KnownFacts): RelatedCompany | undefined =>
  companies?.find(({ nsrsbh }) => nsrsbh === creditCode);

/** The facts as input of the decision. */
export function toApplyFacts(known: KnownFacts): ApplyFacts {
  const { source, insurer, product, user, companies, isAuthorised, region } = known;
  const company = chosenCompany(known) && {
    ...(isAuthorised === undefined ? {} : { authorised: isAuthorised }),
    ...(region === undefined ? {} : { region }),
  };
  return {
    source,
    insurer,
    company: company ?? null,
    ...(product === undefined ? {} : { product }),
    ...(user === undefined ? {} : { user }),
    ...(companies === undefined ? {} : { companyCount: companies.length }),
  };
}

/** Withdrawn or missing: the host page says so and goes to the market (spec 1 §8). */
const isGone = (error: unknown): boolean =>
  isHuiqiError(error) && 'event' in error.policy && error.policy.event === 'product-off-shelf';

/** Loads one more fact. The region check may also find the product gone. */
export async function readApplyFact(
  read: Read,
  fact: ApplyFact,
  known: KnownFacts,
): Promise<Partial<KnownFacts>> {
  const { productId, user } = known;
  const nsrsbh = chosenCompany(known)?.nsrsbh ?? '';
  try {
    if (fact === 'product') return { product: await read(getProduct, { productId }, 10_000) };
    // The user may have signed in or out since the page was opened.
    if (fact === 'user') return { user: await read(getUserInfo, {}) };
    if (fact === 'companies') {
      const body = { userId: user?.id ?? '', type: 1 as const, index: 1, size: 100 };
      return { companies: (await read(listRelatedCompanies, { body })).content };
    }
    if (fact === 'authorisation')
      return { isAuthorised: (await read(getAuthState, { nsrsbh })).isAuth };
    return { region: await read(checkCompanyRegion, { nsrsbh, productId }) };
  } catch (error) {
    if (isGone(error)) return { product: 'gone', failure: error };
    throw error;
  }
}

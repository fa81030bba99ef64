import {
  personCategoryId,
  specialQrInterfaceType,
  wechatPlatformAudit,
} from '../../generated/constants.js';
import { messages } from '../../generated/messages.js';
import type { ProductDetail, RegionCheck, UserInfo } from '../../generated/models.js';
import { externalProductUrl } from '../links/externalProductUrl.js';
import { servesProvince } from '../areas/serviceRegion.js';

/** Where the apply button is pressed: in an ordinary browser, or in the browser of WeChat. */
export type ApplySource = 'site' | 'wechat';

/** The product fields that decide how it is applied for. */
export type ApplyProduct = Pick<
  ProductDetail,
  | 'productAudit'
  | 'productCategoryId'
  | 'productInterfaceType'
  | 'scfProvince'
  | 'sfPlatformUrl'
  | 'urlType'
>;

export type ApplyUser = Pick<UserInfo, 'roleType' | 'scfProvince'> &
  Partial<Pick<UserInfo, 'companyName' | 'type'>>;

/** The applying company; missing fields have not been loaded. */
export interface ApplyCompany {
  readonly authorised?: boolean;
  readonly region?: Pick<RegionCheck, 'match' | 'message' | 'reason'>;
}

/** The known facts; a missing one has not been loaded. */
export interface ApplyFacts {
  readonly source: ApplySource;
  /** The address is insurer-style, in a widget or as a page (spec 1 §4 Embedded flow). */
  readonly insurer?: boolean;
  /** `gone`: off the shelf, or it does not exist. */
  readonly product?: ApplyProduct | 'gone';
  /** The signed-in user; null for a visitor. */
  readonly user?: ApplyUser | null;
  /** How many companies the user has. */
  readonly companyCount?: number;
  /** The chosen company; null until one is chosen. */
  readonly company: ApplyCompany | null;
}

export type ApplyFact = 'product' | 'user' | 'companies' | 'authorisation' | 'region';

export type RefusalReason = NonNullable<RegionCheck['reason']>;

export type ApplyStep =
  /** The next fact to read. */
  | { readonly step: 'read'; readonly fact: ApplyFact }
  /** Reports it and goes to the market (spec 1 §8). */
  | { readonly step: 'not-offered' }
  /** The product is applied for on another platform (spec 1 §2). */
  | { readonly step: 'external'; readonly url: string }
  | { readonly step: 'login' }
  /** Staff have no companies to apply for (spec 1 §6). */
  | { readonly step: 'not-applicant' }
  | { readonly step: 'bind' | 'choose' | 'authorise' }
  | { readonly step: 'check-failed'; readonly reason: RefusalReason; readonly message: string }
  /** A QR code to continue on a phone, or in WeChat. */
  | { readonly step: 'qr' | 'wechat-qr' }
  /** The form of a company or, without one, of a person. */
  | { readonly step: 'apply' | 'apply-person' };

const read = (fact: ApplyFact): ApplyStep => ({ step: 'read', fact });

const refuse = (reason: RefusalReason, message?: string | null): ApplyStep => ({
  step: 'check-failed',
  reason,
  message: message ?? messages.agentOutsideProvince,
});

/** How a product is applied for once the applicant is eligible (spec 1 §4 step 4). */
function wayOf(product: ApplyProduct, source: ApplySource): ApplyStep {
  if (product.productInterfaceType === specialQrInterfaceType) return { step: 'qr' };
  const isWechat = product.urlType === 'WECHAT' || source === 'wechat';
  if (product.productAudit === wechatPlatformAudit && isWechat) return { step: 'wechat-qr' };
  return { step: 'apply' };
}

/** At an insurer-type address such a user must first bind a company (spec 1 §4 Embedded flow, §6). */
const mustBind = ({ insurer, user, company }: ApplyFacts): boolean =>
  insurer === true && company === null && user?.type === 'PHONE' && !user.companyName;

function companyStep(product: ApplyProduct, facts: ApplyFacts): ApplyStep {
  const { source, companyCount, company } = facts;
  if (mustBind(facts)) return { step: 'bind' };
  if (companyCount === undefined) return read('companies');
  if (companyCount === 0) return { step: 'bind' };
  if (company === null) return { step: 'choose' };
  const { authorised, region } = company;
  if (authorised === undefined) return read('authorisation');
  if (!authorised) return { step: 'authorise' };
  if (region === undefined) return read('region');
  return region.match ? wayOf(product, source) : refuse(region.reason ?? 'REGION', region.message);
}

/**
 * The next step from the apply button to a form (spec 1 §4 Product application entry, Embedded flow). Facts are
 * requested one at a time, so that a visitor is sent to the login before anything is read on behalf of a user.
 * Inferred: agents are refused before a company is selected; the external platform opens without a login, as in lists;
 * the embedded flow also selects and authorises a company.
 */
export function applyEntry(facts: ApplyFacts): ApplyStep {
  const { product, user } = facts;
  if (product === undefined) return read('product');
  if (product === 'gone') return { step: 'not-offered' };
  const url = externalProductUrl(product);
  if (url !== undefined) return { step: 'external', url };
  if (user === undefined) return read('user');
  if (user === null) return { step: 'login' };
  if (user.roleType !== 'NORMA' && user.roleType !== 'AGENT') return { step: 'not-applicant' };
  if (!servesProvince(user, product.scfProvince)) return refuse('AGENT_PROVINCE');
  if (product.productCategoryId === personCategoryId) return { step: 'apply-person' };
  return companyStep(product, facts);
}

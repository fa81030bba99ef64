import type { AreaConfig, OutsideTarget } from '@huiqi/sdk';
import type { MenuGroupId } from './menuGroups.js';

interface Item {
  readonly label: string;
  /** Description in one short line. */
  readonly hint: string;
}

export interface PageItem extends Item {
  readonly to: string;
}

/** Links to another site, which the region names. */
export interface OutsideItem extends Item {
  readonly target: OutsideTarget;
  readonly url: string;
}

export type MenuItem = PageItem | OutsideItem;

type Links = Pick<AreaConfig, 'creditSiteUrl' | 'legalServiceUrl'>;

const outside = (item: Omit<OutsideItem, 'url'>, url: string | undefined): OutsideItem[] =>
  url ? [{ ...item, url }] : [];

const services = '/helpingEnterprisesServe/list';

/** The links in the header's groups (spec 1 §2). The coupon entry depends on whether somebody is signed in. */
export const menuItems = (
  { creditSiteUrl, legalServiceUrl }: Links,
  signedIn: boolean,
): Readonly<Record<MenuGroupId, readonly MenuItem[]>> => ({
  credit: [
    { label: '诚信中介', hint: '查询信誉良好的融资与代办机构', to: '/honestAgent' },
    { label: '企业信息', hint: '查询企业登记与信用公示信息', to: '/companyInfo' },
    ...outside(
      { label: '信用网站', hint: '信用报告、异议与公示', target: 'CREDIT_SITE' },
      creditSiteUrl,
    ),
  ],
  government: [
    signedIn
      ? { label: '惠企券申领', hint: '按合同金额申领、使用惠企券', to: '/yunCouponApply' }
      : { label: '惠企券公告', hint: '发放范围、批次与公示名单', to: '/yunCouponAnnouncement' },
  ],
  enterprise: [
    ...outside(
      { label: '法律服务', hint: '法律咨询、合同与纠纷调解', target: 'LEGAL_SERVICE' },
      legalServiceUrl,
    ),
    { label: '信用修复', hint: '失信信息修复的条件与流程', to: '/creditRecover' },
    { label: '助企服务', hint: '科技、创业、知识产权服务机构', to: services },
    { label: '快捷服务', hint: '电话或网络即可办理的服务', to: `${services}?shortcutService=1` },
  ],
});

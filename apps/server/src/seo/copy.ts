import { formatPercentRange } from '@huiqi/sdk/domain';

/** What search engines read besides the pages, in the pages' language. */
export const siteName = '惠企平台';

/** Descriptions of public pages, by canonical address. */
export const pageDescriptions: Readonly<Record<string, string>> = {
  '/homePage': '惠企平台：面向企业的普惠贷款、惠企政策、助企服务与诉求办理，一站查询、在线申请。',
  '/loan': '查询银行普惠贷款产品：额度、利率、期限与担保方式一目了然，在线申请。',
  '/loan/compare': '并排比较贷款产品的额度、利率、期限与申请条件。',
  '/wechatLoan': '可以在微信中办理的贷款产品。',
  '/taxation': '面向纳税企业的税务贷产品。',
  '/tobaccoLoan': '面向烟草零售商户的贷款产品。',
  '/hotelLoan': '面向酒店住宿企业的贷款产品。',
  '/epidemicLoan': '帮助企业渡过难关的贷款产品。',
  '/personLoan': '面向个体工商户与个人经营者的贷款产品。',
  '/renewalProducts': '无还本续贷产品一览。',
  '/renewalBanks': '办理续贷的银行一览。',
  '/globalCalculator': '按金额、利率与还款方式计算贷款的每期还款与利息。',
  '/policyOnline': '惠企政策在线：查询、匹配与申报。',
  '/policy/search': '按关键词、文号、类别与层级查询惠企政策。',
  '/totalPolicy/list': '惠企政策汇总。',
  '/totalPolicy/sublist': '按类别查看惠企政策。',
  '/helpingEnterprisesServe/list': '助企服务：知识产权、财税、法律等专业服务产品与机构。',
  '/enterpriseDemands/list': '企业诉求公开：办理部门、进度与答复。',
  '/news': '惠企平台的最新动态与公告。',
  '/yunCouponAnnouncement': '惠企券公告与申领说明。',
  '/coupon/list': '惠企券公示名单。',
  '/sixStability': '六稳工作的政策与成效。',
  '/sixGuarantees': '六保工作的政策与成效。',
  '/supervision': '助企服务的监督与反馈。',
  '/aboutUs': '关于惠企平台。',
  '/userAgreement': '惠企平台用户协议。',
  '/privacyPolicy': '惠企平台隐私政策。',
};

const rateUnits = { YEAR: '年利率', MOUTH: '月利率', DAY: '日利率', ELSE: '' } as const;

interface Terms {
  readonly minLoanLimit: number;
  readonly maxLoanLimit: number;
  readonly minInterestRate: string;
  readonly maxInterestRate: string;
  readonly interestRateType: keyof typeof rateUnits;
  readonly minLoanTerm: number;
  readonly maxLoanTerm: number;
}

const between = (low: number | string, high: number | string) =>
  String(low) === String(high) ? String(low) : `${low}–${high}`;

export const describeLoan = (bank: string, name: string, terms: Terms): string => {
  const unit = rateUnits[terms.interestRateType];
  const rate =
    unit === ''
      ? ''
      : `，${unit}${formatPercentRange(terms.minInterestRate, terms.maxInterestRate)}`;
  const limit = between(terms.minLoanLimit, terms.maxLoanLimit);
  return `${bank}${name}：额度${limit}万元${rate}，期限${between(terms.minLoanTerm, terms.maxLoanTerm)}个月。`;
};

export const describeService = (provider: string, name: string): string =>
  `${provider}提供的助企服务：${name}。`;

export const describeDemand = (title: string): string => `企业诉求“${title}”的办理进度与答复。`;

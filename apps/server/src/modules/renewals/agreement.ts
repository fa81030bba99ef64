/** The terms that renewing users accept, at every bank. */
export const agreement = {
  agreementTitle: '续贷申请授权书',
  agreementText:
    '本人（本企业）自愿申请续贷，授权平台向所选银行提供本次申请所需的身份、企业登记、纳税与信用信息，仅用于续贷审核。' +
    '本人（本企业）保证所填信息真实、准确、完整；银行有权根据审核结果决定是否续贷及续贷的额度、利率和期限。' +
    '授权自提交之日起至申请办结之日止有效，可随时向平台申请撤回。',
} as const;

/**
 * Entries of the header, in order. Each is declared at its page too (`nav` of the routes), and a test compares them:
 * most of those pages are not part of the first load.
 */
export const navigation = [
  { path: '/homePage', label: '首页' },
  { path: '/enterpriseDemands/release', label: '企业需求' },
  { path: '/loan', label: '普惠贷款' },
  { path: '/policyOnline', label: '政策在线' },
  { path: '/supervision', label: '服务监督' },
  { path: '/sixStability', label: '六稳六保' },
] as const;

/** Words of signing in and out. */
export const accountCopy = {
  title: '用户登录',
  passwordTab: '账号密码登录',
  taxTab: '税号登录',
  phone: '手机号',
  taxNo: '统一社会信用代码（税号）',
  password: '密码',
  passwordNeeded: '请输入密码',
  remember: '记住账号',
  login: '登录',
  failed: '登录未成功',
  menu: '用户菜单',
  center: '企业中心',
  changePassword: '修改密码',
  logout: '退出登录',
  guest: '用户',
} as const satisfies Readonly<Record<string, string>>;

/** Any of the words may be another string. */
export type AccountCopy = { readonly [Key in keyof typeof accountCopy]: string };

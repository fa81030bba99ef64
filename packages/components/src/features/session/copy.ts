import { createCopy, type CopyOf, type CopyTexts } from '../../provider/copy.js';

/** Copy of signing in and out. */
export const sessionCopy = {
  title: '用户登录',
  passwordTab: '账号密码登录',
  phoneTab: '手机验证码登录',
  taxTab: '税号登录',
  phone: '手机号',
  taxNo: '统一社会信用代码（税号）',
  password: '密码',
  passwordNeeded: '请输入密码',
  remember: '记住账号',
  forgot: '忘记密码？',
  login: '登录',
  failed: '登录未成功',
  otherWays: '其他登录方式',
  thirdParty: '第三方授权登录',
  menu: '用户菜单',
  center: '企业中心',
  desk: '工作台',
  changePassword: '修改密码',
  logout: '退出登录',
  guest: '用户',
} as const satisfies CopyTexts;

export type SessionCopy = CopyOf<typeof sessionCopy>;

export const useSessionCopy = createCopy('session', sessionCopy);

import { createCopy, type CopyOf, type CopyTexts } from '../../../provider/copy.js';

/** Copy of the rights of roles, and of the logins of accounts. */
export const rightsCopy = {
  roles: '角色',
  role: '角色',
  people: '使用中的账号',
  held: '权限数',
  matrix: '权限对照',
  matrixHint:
    '“始终有”的权限不能取消；“可授予”的权限现在没有，可以通过修改授予；“—”表示该角色不能有这项权限。修改由另一位同事审核，通过后立即生效，不需要重新登录。',
  permission: '权限',
  group: '类别',
  groupCases: '业务办理',
  groupPlatform: '平台管理',
  groupOwn: '本人与本单位',
  yes: '有',
  always: '始终有',
  optional: '可授予',
  never: '—',
  neverLabel: '不能有',
  alwaysNote: '{name}（始终有）',
  keys: '权限',
  keysHint: '勾选该角色可以使用的功能。不能授予或取消您自己没有的权限。',
  noRights: '只能由管理员修改',

  logins: '登录记录',
  loginsTable: '90天内的登录记录',
  lastLogin: '上次登录',
  loginCount: '90天内登录',
  failureCount: '90天内登录失败',
  times: '{n} 次',
  never90: '90天内没有登录',
  event: '事件',
  way: '方式',
  address: '来源地址（部分）',
  time: '时间',
  noLogins: '90天内没有登录记录。',
  wayPassword: '密码',
  wayTax: '税号和密码',
  wayPhone: '验证码',
  wayHandover: '合作机构跳转',
  wayCode: '统一登录',
  wayRegister: '注册',
  wayOwn: '本人退出',
  wayChanged: '修改密码',
  wayFirst: '首次设置',
  wayRetrieved: '找回密码',
  wayReset: '由同事重置',

  reset: '重置登录',
  resetTitle: '重置“{name}”的登录',
  resetText:
    '立即退出所有登录，原密码不再有效。本人会收到短信，用验证码登录后重新设置密码。任何人都看不到密码。',
  resetDone: '已重置登录，本人会收到短信',
  resetHint: '2至400个字，记入版本记录和安全事件。',
} as const satisfies CopyTexts;

export type RightsCopy = CopyOf<typeof rightsCopy>;

export const useRightsCopy = createCopy('rights', rightsCopy);

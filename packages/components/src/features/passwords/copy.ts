import { createCopy, type CopyOf, type CopyTexts } from '../../provider/copy.js';

/** Copy of setting, changing and finding passwords. */
export const passwordsCopy = {
  phone: '手机号',
  code: '短信验证码',
  oldPassword: '原密码',
  newPassword: '新密码',
  password: '设置密码',
  passwordAgain: '确认密码',
  newPasswordAgain: '确认新密码',
  passwordHint: '8至64位，至少包含字母、数字、符号中的两种',
  sameAsOld: '新密码不能与原密码相同',
  oldPasswordNeeded: '请输入原密码',
  strength: '密码强度',
  strengthWeak: '弱',
  strengthFair: '中',
  strengthStrong: '强',
  changeTitle: '修改密码',
  changeHint: '修改成功后，所有设备上的登录都会退出，需用新密码重新登录。',
  changeSubmit: '确认修改',
  changeFailed: '密码未修改',
  cancel: '取消',
  firstTitle: '设置登录密码',
  firstHint: '您是首次登录。设置密码后，下次可直接用密码登录。',
  firstTaxHint: '您是首次登录。绑定手机号并设置密码后，手机号和税号都可以登录。',
  firstSubmit: '保存密码',
  firstLater: '以后再设',
  firstFailed: '密码未设置',
  retrieveSteps: '找回密码步骤',
  retrieveVerify: '验证手机号',
  retrieveReset: '设置新密码',
  retrieveDone: '完成',
  retrievePhoneHint: '请输入注册时使用的手机号',
  retrieveNext: '下一步',
  retrieveSubmit: '保存新密码',
  retrieveBack: '上一步',
  retrieveFailed: '修改密码错误',
  retrieveDoneTitle: '新密码已生效',
  retrieveDoneText: '其他设备上的登录已退出。请用手机号 {phone} 和新密码登录。',
  retrieveLogin: '去登录',
  register: '注册账号',
} as const satisfies CopyTexts;

export type PasswordsCopy = CopyOf<typeof passwordsCopy>;

export const usePasswordsCopy = createCopy('passwords', passwordsCopy);

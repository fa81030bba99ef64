import { createCopy, type CopyOf, type CopyTexts } from '../../provider/copy.js';

/** Copy of registration. */
export const registrationCopy = {
  steps: '注册步骤',
  account: '注册账号',
  nickname: '昵称（选填）',
  done: '完成',
  phone: '手机号',
  phoneHint: '用于登录和接收办理通知',
  password: '设置密码',
  passwordAgain: '确认密码',
  agree: '我已阅读并同意',
  agreement: '《用户协议》',
  and: '和',
  privacy: '《隐私政策》',
  agreeNeeded: '请先阅读并同意用户协议和隐私政策',
  submit: '注册',
  failed: '注册失败',
  taken: '手机号 {phone} 已注册，请直接登录。',
  takenLogin: '用该手机号登录',
  nicknameLabel: '昵称',
  nicknameHint: '1至20个字，显示在页面右上角，可随时在企业中心修改',
  nicknameSubmit: '保存昵称',
  nicknameSkip: '跳过',
  nicknameFailed: '设置昵称错误',
  doneTitle: '注册成功',
  doneText: '您已登录。绑定企业后即可在线申请贷款、申报政策。',
  doneNamed: '{name}，您好。绑定企业后即可在线申请贷款、申报政策。',
  doneGo: '进入平台',
  doneNickname: '设置昵称',
} as const satisfies CopyTexts;

export type RegistrationCopy = CopyOf<typeof registrationCopy>;

export const useRegistrationCopy = createCopy('registration', registrationCopy);

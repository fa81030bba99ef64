import { createCopy, type CopyTexts } from '../../../provider/copy.js';

/** Copy of applying by QR code. */
export const qrCopy = {
  phoneTitle: '手机扫码申请',
  phoneHint: '用手机扫描二维码，登录同一账号后继续申请。',
  wechatTitle: '微信扫码申请',
  wechatHint: '用微信扫描二维码，登录同一账号后继续申请。',
  product: '申请产品',
  company: '申请企业',
  label: '申请“{product}”的二维码，手机扫描后继续',
  left: '有效时间剩余 {time}',
  validity: '自生成起 30 分钟内有效',
  lastMinute: '二维码将在一分钟内失效',
  overdue: '二维码已过期',
  overdueHint: '请刷新后重新扫描。',
  refresh: '刷新二维码',
  refreshed: '二维码已更新',
  save: '保存二维码图片',
  fileName: '申请二维码-{product}',
  failed: '二维码获取失败',
  close: '关闭',
  codes: '官方二维码',
  codesHint: '用微信扫描二维码，可在手机上办理。',
  codeOf: '{name}的二维码',
  scanTitle: '继续申请贷款',
  scanLine: '您正在手机上继续申请“{product}”（{bank}）。',
  scanCompany: '申请企业：{company}',
  scanLogin: '请登录发起申请的账号后继续。',
  scanOther: '这个二维码属于另一个账号，请登录发起申请的账号。',
  scanExpired: '二维码已失效',
  scanExpiredHint:
    '二维码自生成起 30 分钟内有效，刷新后原二维码失效。请在电脑上刷新二维码后重新扫描。',
  continue: '继续申请',
  login: '登录',
  products: '查看贷款产品',
} as const satisfies CopyTexts;

export const useQrCopy = createCopy('qrCodes', qrCopy);

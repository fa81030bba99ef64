import { createCopy, type CopyTexts } from '../../../provider/copy.js';

/** Copy of the steps between the apply button and a form. */
export const entryCopy = {
  refusedTitle: '无法申请',
  refusedProduct: '“{product}”面向{regions}的企业。',
  refusedCompany: '{company}注册在{region}。',
  agentProduct: '“{product}”面向{province}。',
  agentOwn: '您的服务地区为{province}。',
  agentNone: '您的账号还没有服务地区，请联系管理员。',
  unknownRegion: '其他地区',
  ownProducts: '查看本地区产品',
  products: '查看其他产品',
  otherCompany: '换一家企业申请',
  addCompany: '关联其他企业',
  bindingOpened: '绑定企业的窗口已打开，请先在窗口中完成绑定。',
  bindingDone: '已绑定，继续申请',
  staffOnly: '工作人员账号不能申请贷款，请使用企业账号登录。',
  externalTitle: '前往外部平台办理',
  externalHint: '“{product}”由{bank}在外部平台受理，将在新窗口打开。',
  externalHost: '平台地址',
  externalGo: '前往办理',
  cancel: '取消',
  close: '关闭',
} as const satisfies CopyTexts;

/** Legal texts, which hosts cannot replace. */
export const entryLegal = ['externalHint'] as const;

export const useEntryCopy = createCopy('applyEntry', entryCopy, entryLegal);

import { createCopy, type CopyOf, type CopyTexts } from '../../../provider/copy.js';

/** Copy of who handles an order and who recommended it. */
export const handlingCopy = {
  assign: '分配处理人',
  assignOf: '分配给{name}',
  assignTo: '分配',
  assignTab: '选择人员',
  recordsTab: '分配记录',
  current: '当前处理人：{name}',
  nobody: '未分配',
  choosePerson: '请选择处理人',
  noRecords: '暂无分配记录',
  recordTo: '处理人',
  recordDept: '部门',
  recordBy: '分配人',
  recordTime: '时间',
  referee: '修改推荐人',
  refereeTab: '修改',
  historyTab: '修改记录',
  refereeNow: '现推荐人：{name}',
  systemAllotted: '系统分配',
  mechanism: '推荐机构',
  person: '推荐人',
  reason: '修改原因',
  reasonHint: '2至500字，会写入处理记录。',
  picture: '凭证图片',
  addPicture: '上传凭证图片',
  pictureHint: 'PNG 或 JPG，不超过 10 MB。',
  mechanismNeeded: '请选择推荐机构',
  personNeeded: '请选择推荐人',
  reasonNeeded: '请输入2至500字的修改原因',
  pictureNeeded: '请上传凭证图片',
  pictureBusy: '凭证图片正在上传，请稍候',
  refereeSave: '确认修改',
  noHistory: '暂无修改记录',
  proof: '凭证',
  openProof: '查看凭证',
  openFailed: '凭证打开失败，请重试',
  cancel: '取消',
} as const satisfies CopyTexts;

export type HandlingCopy = CopyOf<typeof handlingCopy>;

export const useHandlingCopy = createCopy('staffOrderHandling', handlingCopy);

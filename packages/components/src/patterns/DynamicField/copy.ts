import { createCopy } from '../../copy/createCopy.js';
import type { CopyOf, CopyTexts } from '../../copy/types.js';

/** Copy of forms whose entries are only known at run time. */
export const fieldsCopy = {
  tooLong: '已超出{n}个字',
  under20: '还可输入不到20个字',
  under10: '还可输入不到10个字',
  province: '省份',
  city: '城市',
  district: '区县',
  levelOf: '{label}：{level}',
  chooseLevel: '请选择{level}',
  loadingAreas: '正在加载…',
  upload: '上传{label}',
  fileNumber: '文件{n}',
  and: '、',
  enterOwn: '自行填写',
  allocated: '系统分配',
  agree: '我已阅读并同意',
  agreeTo: '我已阅读并同意《{title}》',
  titled: '《{title}》',
  agreed: '已阅读并同意',
  monthPattern: '年-月',
  chooseBetween: '请选择{least}至{most}项',
  chooseAtMost: '最多选择{most}项',
  chooseAtLeast: '至少选择{least}项',
  choose: '请选择',
  change: '修改',
  changeOf: '修改{label}',
  draftSaved: '已自动保存',
  draftRestored: '已恢复您上次填写的内容。',
  restart: '清空重填',
  filledElsewhere:
    '您在另一个标签页中也在填写这张表单，两边内容不同。此处填写的内容没有改动，目前只保留在本页，请选择以哪一边为准。',
  takeOther: '改用另一页的内容',
  keepMine: '以此处内容为准',
  taken: '已换成您在另一个标签页中填写的内容。',
  takeBack: '换回此处原来的内容',
  removed: '这张表单已在另一个标签页中提交或清空，此处填写的内容仍保留。',
  nextStep: '下一步',
} as const satisfies CopyTexts;

export type FieldsCopy = CopyOf<typeof fieldsCopy>;

/** Legal texts, which hosts cannot replace. */
export const fieldsLegal = ['agree', 'agreeTo', 'agreed'] as const;

export const useFieldsCopy = createCopy('forms', fieldsCopy, fieldsLegal);

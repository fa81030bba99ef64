import { createCopy, type CopyOf, type CopyTexts } from '../../provider/copy.js';

/** Copy of departments and the people who work in them. */
export const departmentsCopy = {
  title: '部门与人员',
  departments: '部门',
  people: '人员',
  all: '全部部门',
  find: '查找部门',
  notFound: '没有找到部门',
  notFoundHint: '请换一个名称，或清空查找。',
  noPhone: '未登记手机号',
  choose: '请选择部门',
  chooseHint: '在左侧选择部门后，这里显示该部门及下级部门的人员。',
  nobody: '该部门没有人员',
  noChoice: '该部门没有可选的人员',
  nobodyHint: '请选择其他部门。',
  count: '共 {n} 人',
} as const satisfies CopyTexts;

export type DepartmentsCopy = CopyOf<typeof departmentsCopy>;

export const useDepartmentsCopy = createCopy('departments', departmentsCopy);

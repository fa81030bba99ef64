export { departmentsCopy, type DepartmentsCopy } from './copy.js';
export { DepartmentTree, type DepartmentTreeProps } from './DepartmentTree.js';
export { PersonPicker, type PersonPickerProps } from './PersonPicker.js';

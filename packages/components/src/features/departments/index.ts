/** The tree of departments with their people. Desks select people from it. */

export { departmentsCopy, type DepartmentsCopy } from './copy.js';
export { DepartmentTree, type DepartmentTreeProps } from './DepartmentTree.js';
export { PersonPicker, type PersonPickerProps } from './PersonPicker.js';

export { AreaPicker, type AreaPickerProps } from './AreaPicker.js';
export { AreaPickerView, type AreaPickerViewProps } from './AreaPickerView.js';
export { areasCopy, type AreasCopy } from './copy.js';

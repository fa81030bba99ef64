/**
 * Choosing a region: province, city and district. `AreaPicker` loads each level when it is opened; all other features
 * read the chosen region from the client.
 */

export { AreaPicker, type AreaPickerProps } from './AreaPicker.js';
export { AreaPickerView, type AreaPickerViewProps } from './AreaPickerView.js';
export { areasCopy, type AreasCopy } from './copy.js';

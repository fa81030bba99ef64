export { installMockHuiqi, type MockHuiqi } from './installMockHuiqi.js';
export type { MockWidget } from './MockWidget.js';

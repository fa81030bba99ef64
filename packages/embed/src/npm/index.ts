export { loadHuiqi, type LoadHuiqiOptions } from './loadHuiqi.js';
export type { Huiqi, HuiqiQueue, WidgetHandle } from '../host/WidgetHandle.js';
export type { HuiqiAppElement } from '../host/contract.js';
export type { FetchToken, FetchTokenRequest } from '../host/FetchToken.js';
export type { WidgetCopy } from '../host/generated/WidgetCopy.js';
export type { WidgetVariable } from '../host/WidgetVariable.js';
export type { WidgetToken } from '../host/WidgetToken.js';
export type {
  HuiqiElementEventMap,
  HuiqiEventDetail,
  HuiqiEventName,
  HuiqiWidgetEvent,
  WidgetErrorCode,
  WidgetErrorType,
  HuiqiEventDetails,
} from '../host/eventMap.js';
export type {
  WidgetAppearance,
  WidgetArea,
  WidgetFeature,
  WidgetLocale,
  WidgetOptions,
  WidgetPrefill,
  WidgetScope,
  WidgetOptionName,
} from '../host/WidgetOptions.js';
export type { FeatureName } from '../routes/featureNames.js';
export type { HuiqiSource } from './keepWidget.js';

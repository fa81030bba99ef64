import type { WidgetOptionName } from './WidgetOptions.js';

/** Options with a scalar value: attributes of the element too, in kebab case. */
export const scalarNames = [
  'route',
  'feature',
  'token',
  'pageSize',
  'reference',
  'locale',
  'drafts',
  'display',
  'layer',
  'area',
  'product',
  'apiBase',
  'debug',
] as const satisfies readonly WidgetOptionName[];

/** Options that are properties only. */
export const objectNames = [
  'fetchToken',
  'scope',
  'filters',
  'prefill',
  'copy',
  'appearance',
  'dialogContainer',
  'hostAddress',
  'onEvent',
] as const satisfies readonly WidgetOptionName[];

type Missing = Exclude<
  WidgetOptionName,
  (typeof scalarNames)[number] | (typeof objectNames)[number]
>;
/** Fails to compile if an option is in neither list. */
export const optionNames: readonly WidgetOptionName[] &
  ([Missing] extends [never] ? unknown : never) = [...scalarNames, ...objectNames];

/** `pageSize` → `page-size`. */
export const attributeOf = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

import type { AreaConfig, ConfiguredPage, PageSwitch } from '@huiqi/sdk';

/** The switches that matter on a page (spec 1 §9). */
const switchesOf: Readonly<Partial<Record<ConfiguredPage, readonly PageSwitch[]>>> = {
  index: ['counterLimitIndex', 'counterRepaymentIndex'],
  login: ['loginPhone', 'loginTax', 'loginThreeSides'],
  quotacal: ['counterLimitFinancing'],
  quotacalNotLog: ['counterLimitFinancing'],
  globalCalculator: ['counterRepaymentFinancing'],
  productCalculator: ['counterRepaymentFinancing'],
};

/** Page switches that the region turns on. */
export const pageSwitches = (page: ConfiguredPage, config: AreaConfig): PageSwitch[] =>
  (switchesOf[page] ?? []).filter((name) => config[name]);

import {
  ServiceModeLabels,
  ServiceModeValues,
  ServicePriceTypeLabels,
  ServicePriceTypeValues,
  type ServiceTypeItem,
} from '@huiqi/sdk';
import { defineFilters, type Filters } from '../../../patterns/filters/defineFilters.js';
import { id, oneOf, page, text } from '../../../patterns/filters/kinds.js';
import type { FilterLabels, FilterValues } from '../../../patterns/filters/types.js';
import type { ServicesCopy } from '../copy.js';

const defined = defineFilters({
  keyword: text({ max: 50 }),
  serviceTypeBig: id(),
  serviceTypeSmall: id(),
  serviceMode: oneOf(ServiceModeValues),
  servicePriceType: oneOf(ServicePriceTypeValues),
  /** Services without a visit or contract: by phone or online (`?shortcutService=1`, spec 1 §2). */
  shortcutService: oneOf([1]),
  index: page(),
});

type Spec = typeof defined.spec;

/** Filter values of the marketplace. */
export type ServiceFilters = FilterValues<Spec>;

/** A subcategory without its category is not shown, so it must not narrow the list either. */
const withinCategory = ({ serviceTypeSmall, ...rest }: ServiceFilters): ServiceFilters =>
  rest.serviceTypeBig === undefined || serviceTypeSmall === undefined
    ? rest
    : { ...rest, serviceTypeSmall };

/** Another category has other subcategories; 全部 has none (spec 2 §4 Filters). */
function changed(before: ServiceFilters, after: ServiceFilters): ServiceFilters {
  const isLeft =
    before.serviceTypeBig !== after.serviceTypeBig &&
    before.serviceTypeSmall === after.serviceTypeSmall;
  return withinCategory(isLeft ? { ...after, serviceTypeSmall: undefined } : after);
}

/** Filters of the marketplace (spec 2 §3 Service product filter). */
export const serviceFilters: Filters<Spec> = {
  ...defined,
  parse: (params) => withinCategory(defined.parse(params)),
  change: (values, patch) => changed(values, defined.change(values, patch)),
  remove: (values, key) => withinCategory(defined.remove(values, key)),
};

const namesOf = (types: readonly ServiceTypeItem[] = []) =>
  Object.fromEntries(types.map(({ code, name }) => [code, name]));

export const serviceFilterLabels = (
  copy: ServicesCopy,
  categories?: readonly ServiceTypeItem[],
  subcategories?: readonly ServiceTypeItem[],
): FilterLabels<Spec> => ({
  keyword: { label: copy.keyword, placeholder: copy.keywordHint },
  serviceTypeBig: { label: copy.categories, values: namesOf(categories) },
  serviceTypeSmall: { label: copy.subcategories, values: namesOf(subcategories) },
  serviceMode: { label: copy.mode, values: ServiceModeLabels },
  servicePriceType: { label: copy.priceType, values: ServicePriceTypeLabels },
  shortcutService: { label: copy.shortcut, values: { 1: copy.shortcutOnly } },
});

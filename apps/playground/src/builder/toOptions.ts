import type { WidgetOptions } from '@huiqi/embed';
import { firstChoices, type Choices } from './Choices.js';
import { variableNames } from './variableFields.js';

type Texts = Readonly<Record<string, string>>;

/** The values that were given; `null` without any. */
const filled = (values: Readonly<Record<string, string | undefined>>): Texts | null =>
  orNull(
    Object.fromEntries(
      Object.entries(values).flatMap(([name, value = '']) =>
        value.trim() === '' ? [] : [[name, value.trim()]],
      ),
    ),
  );

const listed = (name: 'bankIds' | 'categoryIds' | 'productIds', text = '') => {
  const ids = text.split(/[,，\s]+/).filter(Boolean);
  return ids.length > 0 ? { [name]: ids } : {};
};

function orNull<Value extends object>(value: Value): Value | null {
  return Object.keys(value).length > 0 ? value : null;
}

const part = (name: string, value: unknown) => (value === null ? {} : { [name]: value });

const textOf = (text = '') => text.trim() || null;

const numberOf = (text?: string) => {
  const given = textOf(text);
  return given === null ? null : Number(given);
};

/** Values of selects that differ from their default. */
const changed = <Name extends 'locale' | 'mode' | 'density' | 'drafts'>(
  choices: Choices,
  name: Name,
): Choices[Name] | null => (choices[name] === firstChoices[name] ? null : choices[name]);

/** The options of a widget that the form can change, `null` for the default. */
export function toOptions(choices: Choices): WidgetOptions {
  const address = textOf(choices.hostAddress);
  const { amount, amountRange, apply, details, emptyTitle, keyword, listTitle, processing } =
    choices;
  return {
    feature: choices.feature,
    locale: changed(choices, 'locale'),
    appearance: orNull({
      ...part('mode', changed(choices, 'mode')),
      ...part('density', changed(choices, 'density')),
      ...part(
        'variables',
        filled(Object.fromEntries(variableNames.map((name) => [name, choices[name]]))),
      ),
    }),
    pageSize: numberOf(choices.pageSize),
    reference: textOf(choices.reference),
    scope: orNull({
      ...listed('bankIds', choices.bankIds),
      ...listed('categoryIds', choices.categoryIds),
      ...listed('productIds', choices.productIds),
    }),
    filters: filled({ keyword, amount: amountRange, term: choices.termRange }),
    prefill: orNull({
      ...part('company', filled({ name: choices.companyName, creditCode: choices.creditCode })),
      ...part('contact', filled({ name: choices.contactName, phone: choices.contactPhone })),
      ...part('amount', textOf(amount)),
      ...part('termMonths', numberOf(choices.termMonths)),
    }),
    copy: orNull({
      ...part('products', filled({ listTitle, details, apply, emptyTitle })),
      ...part('labels', filled({ 受理中: processing })),
    }),
    drafts: changed(choices, 'drafts'),
    layer: numberOf(choices.layer),
    area: textOf(choices.area),
    debug: choices.debug === 'on' ? true : null,
    hostAddress: address === null ? null : (route) => address + encodeURIComponent(route),
  };
}

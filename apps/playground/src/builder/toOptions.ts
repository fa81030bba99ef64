import type { WidgetOptions } from '@huiqi/embed';
import { firstChoices, type Choices } from './Choices.js';

const filled = (values: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));

const listed = (name: 'bankIds' | 'productIds', text: string) => {
  const ids = text.split(/[,，\s]+/).filter(Boolean);
  return ids.length > 0 ? { [name]: ids } : {};
};

const orNull = <Value extends object>(value: Value): Value | null =>
  Object.keys(value).length > 0 ? value : null;

/** The options of a widget; every one that the form can change, `null` for its default. */
export function toOptions(choices: Choices): WidgetOptions {
  const { colorPrimary, density, mode, radiusLarge } = choices;
  const variables = filled({ colorPrimary, radiusLarge });
  const scope = {
    ...listed('bankIds', choices.bankIds),
    ...listed('productIds', choices.productIds),
  };
  return {
    feature: choices.feature,
    locale: choices.locale === firstChoices.locale ? null : choices.locale,
    appearance: orNull({
      ...(mode === firstChoices.mode ? {} : { mode }),
      ...(density === firstChoices.density ? {} : { density }),
      ...(orNull(variables) ? { variables } : {}),
    }),
    pageSize: choices.pageSize === '' ? null : Number(choices.pageSize),
    reference: choices.reference || null,
    scope: orNull(scope),
    prefill: choices.amount === '' ? null : { amount: choices.amount },
    copy: choices.details === '' ? null : { products: { details: choices.details } },
  };
}

import { createAppearance, type AppearanceProblem } from '@huiqi/components/appearance';
import type { WidgetVariable } from '@huiqi/embed';
import type { Choices } from './Choices.js';
import { toOptions } from './toOptions.js';
import { variableNames } from './variableFields.js';

const kinds: Readonly<Record<AppearanceProblem['kind'], string>> = {
  'unknown-variable': '没有这个变量',
  'invalid-value': '值无效，未采用',
  'low-contrast': '对比度不足',
  'refused-contrast': '对比度不足，未采用',
  unsupported: '此浏览器不支持',
};

/** The appearance's problems with variables, by field. */
export function contrastProblems(
  choices: Choices,
): Readonly<Partial<Record<keyof Choices, string>>> {
  const { problems } = createAppearance(toOptions(choices).appearance ?? {});
  const given = variableNames.filter((name) => choices[name]);
  const found: Partial<Record<WidgetVariable, string>> = {};
  for (const { kind, variable, message } of problems) {
    const pair = variable.split(' on ');
    // Colours not given are derived from the primary one.
    const name = given.find((one) => pair.includes(one)) ?? 'colorPrimary';
    found[name] ??= `${kinds[kind]}：${message}`;
  }
  return found;
}

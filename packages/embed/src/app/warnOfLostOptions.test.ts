import { expect, test } from 'vitest';
import { warnOfLostOptions } from './warnOfLostOptions.js';

const elementOf = (own: object, attributes: readonly string[] = []) =>
  ({
    ...own,
    hasAttribute: (name: string) => attributes.includes(name.toLowerCase()),
  }) as unknown as HTMLElement & { onEvent?: unknown };

test('what React rendered before the element was defined is adopted, and named', () => {
  const onEvent = () => undefined;
  const element = elementOf({ __reactProps$test: { onEvent, locale: 'en' } });
  expect(warnOfLostOptions(element)).toEqual([
    expect.stringMatching(/^"onEvent" was rendered before .* Use HuiqiWidget/),
  ]);
  expect(element.onEvent).toBe(onEvent);
});

test('a function that was written as text is named', () => {
  expect(warnOfLostOptions(elementOf({}, ['fetchtoken', 'locale']))).toEqual([
    expect.stringMatching(/^"fetchToken" is no attribute/),
  ]);
});

test('an option that was set as a property is not spoken of', () => {
  const fetchToken = () => null;
  expect(warnOfLostOptions(elementOf({ fetchToken }, ['fetchtoken']))).toEqual([]);
});

import { expect, test } from 'vitest';
import { isPhone, stayOnPhone, staysOnPhone } from './isPhone.js';

const arkWeb =
  'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1';

test.each([
  [
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36',
    true,
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
    true,
  ],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/87.0 Safari/537.36', false],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15', false],
  [`Mozilla/5.0 (Phone; OpenHarmony 5.0) ${arkWeb} Mobile`, true],
  [`Mozilla/5.0 (Phone; OpenHarmony 5.0) ${arkWeb} Mobile MicroMessenger/8.0.53`, true],
  [`Mozilla/5.0 (Linux; OpenHarmony 5.0) ${arkWeb} Mobile AlipayClient/10.6.80`, true],
  [`Mozilla/5.0 (Phone; OpenHarmony 5.0; HarmonyOS 6.0) ${arkWeb}`, true],
  [`Mozilla/5.0 (Tablet; OpenHarmony 5.0) ${arkWeb}`, false],
  [`Mozilla/5.0 (Tablet; OpenHarmony 5.0; HarmonyOS 6.0) ${arkWeb} Mobile`, false],
  [`Mozilla/5.0 (PC; OpenHarmony 5.0) ${arkWeb}`, false],
  [
    'Mozilla/5.0 (Linux; Android 12; HarmonyOS; ALN-AL00) AppleWebKit/537.36 Chrome/114.0 HuaweiBrowser/15.0 Mobile Safari/537.36',
    true,
  ],
])('%s', (agent, expected) => {
  expect(isPhone(agent)).toBe(expected);
});

test('where storages are blocked, the choice to continue holds in this page', () => {
  expect(staysOnPhone()).toBe(false);
  stayOnPhone();
  expect(staysOnPhone()).toBe(true);
});

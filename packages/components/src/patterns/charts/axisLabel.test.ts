import { expect, test } from 'vitest';
import { labelLines, labelWidth } from './axisLabel.js';

test('Chinese signs are wider than digits', () => {
  expect(labelWidth('稳就业')).toBe(36);
  expect(labelWidth('2026-10')).toBe(49);
});

test.each([
  ['稳就业', 60, ['稳就业']],
  ['保粮食能源安全', 60, ['保粮食能', '源安全']],
  ['保产业链供应链稳定', 60, ['保产业链供', '应链稳定']],
  ['保产业链供应链稳定', 48, ['保产业链', '供应链…']],
  ['保产业链供应链稳定', 5, ['保', '产…']],
])('%s in %d px', (text, width, lines) => {
  expect(labelLines(text, width)).toEqual(lines);
});

import { expect, it } from 'vitest';
import { officeDrawing } from './officeDrawing.js';

it('draws offices by what they are for, with or without the region in their name', () => {
  expect(officeDrawing('县税务局')).toBe(officeDrawing('国家税务总局垫江县税务局'));
  expect(officeDrawing('县市场监管局')).not.toBe(officeDrawing('县商务委员会'));
  const drawn = ['县税务局', '县财政局', '县生态环境局', '县公安局', '县经济和信息化委员会'];
  expect(new Set(drawn.map(officeDrawing)).size).toBe(drawn.length);
});

it('draws a hall for an office that it does not know', () => {
  expect(officeDrawing('县政务服务中心')).toBe(officeDrawing(''));
});

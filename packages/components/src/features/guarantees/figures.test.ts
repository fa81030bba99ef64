import type { GuaranteeFigure } from '@huiqi/sdk';
import { expect, test } from 'vitest';
import { guaranteesCopy } from './copy.js';
import { toChanges, toDashboardFigure } from './figures.js';
import { townTiles } from './townTiles.js';

const figure: GuaranteeFigure = {
  key: 'a',
  name: '稳就业',
  measure: '城镇新增就业',
  unit: '人',
  value: '12800',
  change: '3.2',
  trend: [],
};

test.each([
  ['3.2', 'up', 'good', '3.2%'],
  ['-3.2', 'down', 'bad', '3.2%'],
  ['0', 'flat', 'neutral', '0%'],
  ['3.3999999999999995', 'up', 'good', '3.4%'],
  ['-120.50', 'down', 'bad', '120.5%'],
] as const)(
  'a change of %s percent is said with its direction',
  (change, direction, tone, amount) => {
    const shown = toDashboardFigure({ ...figure, change }, guaranteesCopy);
    expect(shown).toMatchObject({ value: '12,800', change: { direction, tone, amount } });
  },
);

test('a figure without one of the year before claims no change', () => {
  expect(toDashboardFigure({ ...figure, change: null }, guaranteesCopy).change).toBeUndefined();
});

test('an indicator without values has no figure, and no unit of one', () => {
  const shown = toDashboardFigure({ ...figure, value: null, change: null }, guaranteesCopy);
  expect(shown).toMatchObject({ value: '--', unit: undefined, change: undefined });
});

test('changes of a board keep their sign, and are missing where there is none', () => {
  const figures = ['3.2', '-1.5', null].map((change) => ({ ...figure, change }));
  expect(toChanges(figures, guaranteesCopy).series[0]?.values).toEqual([3.2, -1.5, null]);
});

test('townships without a place are left out of the drawing, and names are short', () => {
  const town = { jobs: 1, marketEntities: 2, loans: '3' };
  const tiles = townTiles(
    [
      { ...town, code: 'guixi', name: '桂溪街道' },
      { ...town, code: 'nowhere', name: '新设镇' },
    ],
    ({ jobs }) => jobs,
  );
  expect(tiles.map(({ label, value }) => [label, value])).toEqual([['桂溪', 1]]);
});

test('no two townships share a place', () => {
  const codes = ['guixi', 'guiyang', 'pushun', 'zhoujia', 'gaoan', 'taiping', 'sanxi', 'peixing'];
  const tiles = townTiles(
    codes.map((code) => ({ code, name: code, jobs: 1, marketEntities: 1, loans: '1' })),
    () => 1,
  );
  expect(new Set(tiles.map(({ column, row }) => `${column},${row}`)).size).toBe(codes.length);
});

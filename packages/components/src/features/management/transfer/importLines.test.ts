import { expect, test } from 'vitest';
import { linesFile } from './importLines.js';

const textOf = (title: string) =>
  linesFile(
    [{ key: '1', row: 1, title, place: 'A2', name: '名称', message: '请填写此项' }],
    ['位置', '名称', '栏目', '错误'],
    '错误.csv',
  ).blob.text();

test.each(['=1+1', '@SUM(A1)', ' =1+1', '＝1+1'])(
  '%j of a workbook is no formula in the file',
  async (title) => {
    expect(await textOf(title)).toContain(`"A2","'${title}"`);
  },
);

test('quotes stay within their cell', async () => {
  expect(await textOf('","=1+1')).toContain('"A2",""",""=1+1"');
});

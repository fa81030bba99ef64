import { createMockClient } from '@huiqi/sdk/testing';
import { expect, expectTypeOf, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { createCopy, fillCopy, localized, type CopyOf, type Template } from './copy.js';
import { HuiqiProvider } from './HuiqiProvider.js';

const useOrdersCopy = createCopy('orders', { title: '我的申请', total: '共{n}笔，第{page}页' });
const states = { OPEN: '受理中', DONE: '已办结' };

function Heading() {
  const copy = useOrdersCopy();
  return <h1>{`${copy.title} ${fillCopy(copy.total, { n: 3, page: 1 })}`}</h1>;
}

test('copy needs no provider', async () => {
  const screen = await render(<Heading />);
  await expect.element(screen.getByRole('heading')).toHaveTextContent('我的申请 共3笔，第1页');
});

test('a host replaces single texts of a domain', async () => {
  const screen = await render(
    <HuiqiProvider
      client={createMockClient()}
      copy={{ orders: { total: '{n} 笔' }, products: { listTitle: '产品' } }}
    >
      <Heading />
    </HuiqiProvider>,
  );
  await expect.element(screen.getByRole('heading')).toHaveTextContent('我的申请 3 笔');
});

test('a host replaces labels of enumerations', async () => {
  function States() {
    const copy = useOrdersCopy();
    const labels = localized(copy, states);
    return <p>{`${copy.title} ${labels.OPEN} ${labels.DONE}`}</p>;
  }
  const screen = await render(
    <HuiqiProvider client={createMockClient()} copy={{ labels: { 受理中: '处理中' } }}>
      <States />
    </HuiqiProvider>,
  );
  await expect.element(screen.getByText('我的申请 处理中 已办结')).toBeVisible();
});

test('a placeholder without a value stays as it is', () => {
  const text: string = '共{n}条，{toString}';
  expect(fillCopy(text, { n: 0 })).toBe('共0条，{toString}');
});

test('the compiler knows the placeholders', () => {
  type Copy = ReturnType<typeof useOrdersCopy>;
  expectTypeOf<Copy>().toEqualTypeOf<CopyOf<{ title: '我的申请'; total: '共{n}笔，第{page}页' }>>();
  expectTypeOf<Copy['title']>().toEqualTypeOf<string>();
  expectTypeOf<Copy['total']>().toEqualTypeOf<Template<'n' | 'page'>>();
  // Overrides and test data are plain strings.
  expectTypeOf<{ title: string; total: string }>().toExtend<Copy>();
  const check = (copy: Copy) => [
    fillCopy(copy.total, { n: 1, page: 2 }),
    // @ts-expect-error -- `page` is missing
    fillCopy(copy.total, { n: 1 }),
    // @ts-expect-error -- `count` is no placeholder
    fillCopy('共{n}条', { n: 1, count: 2 }),
  ];
  expect(check({ title: '', total: '{n}/{page}' })).toEqual(['1/2', '1/{page}', '共1条']);
});

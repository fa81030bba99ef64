import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { themeRoot } from '../../theme/index.js';
import { ShortcutScope } from '../ShortcutHelp/ShortcutScope.js';
import { DeskListExample, type DeskListExampleProps } from './DeskList.fixture.js';

const found = Array.from({ length: 27 }, (_, at) => ({ id: String(at + 1), amount: '10' }));

async function setUp(props: DeskListExampleProps = {}) {
  await page.viewport(1440, 900);
  return render(
    <div className={themeRoot}>
      <ShortcutScope enabled onEnabledChange={() => undefined}>
        <DeskListExample
          batch={{
            actions: ({ records }) => (
              <>
                <output>{records.map(({ id }) => id).join(',')}</output>
                <button type="button">拒绝</button>
              </>
            ),
          }}
          {...props}
        />
      </ShortcutScope>
    </div>,
  );
}
const box = (name: string) => page.getByRole('checkbox', { name, exact: true });
const chosen = () => page.getByRole('group', { name: '批量办理' });

it('selects rows, a range with Shift, and the page', async () => {
  await setUp();
  await box('选择 企业 2').click();
  await expect.element(chosen()).toHaveTextContent('已选 1 项');
  await box('选择 企业 5').click({ modifiers: ['Shift'] });
  await expect.element(page.getByText('2,3,4,5')).toBeVisible();
  await expect.element(box('选择本页全部')).toHaveProperty('indeterminate', true);
  await box('选择 企业 3').click();
  await expect.element(page.getByText('2,4,5')).toBeVisible();
  await box('选择本页全部').click();
  await expect.element(chosen()).toHaveTextContent('已选 8 项');
  await box('选择本页全部').click();
  await expect.element(page.getByRole('button', { name: '取消选择' })).not.toBeInTheDocument();
});

it('is worked by the keyboard alone', async () => {
  await setUp();
  await userEvent.keyboard('jx');
  await expect.element(box('选择 企业 1')).toBeChecked();
  await userEvent.keyboard('jjx');
  await expect.element(page.getByText('1,3', { exact: true })).toBeVisible();
  await userEvent.keyboard('b');
  await expect.element(page.getByRole('button', { name: '拒绝' })).toHaveFocus();
  await userEvent.keyboard('X');
  await expect.element(chosen()).toHaveTextContent('已选 8 项');
});

it('offers all that the filters find once the page is selected', async () => {
  const run = vi.fn(async () => found);
  await setUp({
    total: 27,
    batch: {
      actions: () => null,
      selectFound: { run, busy: false, problem: undefined },
    },
  });
  await box('选择 企业 1').click();
  const all = page.getByRole('button', { name: '选择筛选出的全部 27 项' });
  await expect.element(all).not.toBeInTheDocument();
  await box('选择本页全部').click();
  await box('选择本页全部').click();
  await box('选择本页全部').click();
  await all.click();
  expect(run).toHaveBeenCalledExactlyOnceWith(27);
  await expect.element(chosen()).toHaveTextContent('已选 27 项');
});

it('says how many can be handled at once in place of the actions', async () => {
  const run = async () =>
    Array.from({ length: 501 }, (_, at) => ({ id: String(at + 1), amount: '10' }));
  await setUp({
    total: 27,
    batch: {
      actions: () => <button type="button">拒绝</button>,
      selectFound: { run, busy: false, problem: undefined },
    },
  });
  const refuse = page.getByRole('button', { name: '拒绝' });
  await box('选择本页全部').click();
  await page.getByRole('button', { name: /^选择筛选出的全部/ }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('一次最多办理 500 项');
  await expect.element(refuse).not.toBeInTheDocument();
  await box('选择 企业 2').click();
  await expect.element(refuse).toBeVisible();
});

it('says why more than the maximum cannot be selected', async () => {
  const selectFound = { run: async () => found, busy: false, problem: undefined };
  await setUp({ total: 501, batch: { actions: () => null, selectFound } });
  await box('选择本页全部').click();
  await expect.element(chosen()).toHaveTextContent('筛选结果超过 500 项');
});

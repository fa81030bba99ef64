import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { themeRoot } from '../../theme/index.js';
import { Wizard, type WizardProps } from './Wizard.js';

const steps = [
  { id: 'company', label: '企业信息' },
  { id: 'need', label: '贷款需求' },
];

function setUp(given: Partial<WizardProps> = {}) {
  const onNext = vi.fn();
  const onBack = vi.fn();
  const tree = (props: Partial<WizardProps>) => (
    <Wizard
      label="申请"
      steps={steps}
      current="company"
      nextText="下一步"
      onNext={onNext}
      onBack={onBack}
      {...given}
      {...props}
    >
      {props.children ?? <input aria-label="备注" />}
    </Wizard>
  );
  return { onNext, onBack, tree };
}

it('says which step of how many it is', async () => {
  const { tree } = setUp();
  const screen = await render(tree({ current: 'need' }));
  await expect.element(screen.getByRole('form', { name: '申请' })).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: '贷款需求' })).toBeVisible();
  expect(screen.container.querySelector('[aria-current=step]')?.textContent).toContain('贷款需求');
});

it('goes on by Enter in a field, and back on the first step too', async () => {
  const { tree, onNext, onBack } = setUp();
  const screen = await render(tree({}));
  await screen.getByRole('textbox', { name: '备注' }).click();
  await userEvent.keyboard('{Enter}');
  expect(onNext).toHaveBeenCalledOnce();
  await screen.getByRole('button', { name: '上一步' }).click();
  expect(onBack).toHaveBeenCalledOnce();
});

it('takes the focus to the heading of a new step, not of the first drawing', async () => {
  const { tree } = setUp();
  const screen = await render(tree({}));
  await expect.element(screen.getByRole('heading', { name: '企业信息' })).not.toHaveFocus();
  await screen.rerender(tree({ current: 'need' }));
  await expect.element(screen.getByRole('heading', { name: '贷款需求' })).toHaveFocus();
});

it('leaves the focus to what the step holds when asked to', async () => {
  const { tree } = setUp({ focusHeading: false });
  const screen = await render(tree({}));
  await screen.getByRole('textbox', { name: '备注' }).click();
  await screen.rerender(tree({ current: 'need' }));
  await expect.element(screen.getByRole('heading', { name: '贷款需求' })).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: '备注' })).toHaveFocus();
});

it('cannot be left while it sends', async () => {
  const { tree } = setUp();
  const screen = await render(tree({ busy: true }));
  await expect.element(screen.getByRole('button', { name: '上一步' })).toBeDisabled();
});

it('leads out by a real link, and says that it saved', async () => {
  const { tree, onBack } = setUp();
  const screen = await render(tree({ backText: '返回产品', backHref: '#product' }));
  const status = screen.getByRole('status');
  expect(status.element().textContent).toBe('');
  await screen.rerender(tree({ backText: '返回产品', backHref: '#product', saved: '已自动保存' }));
  await expect.element(status).toHaveTextContent('已自动保存');
  const link = screen.getByRole('link', { name: '返回产品' });
  await expect.element(link).toHaveAttribute('href', '#product');
  await link.click();
  expect(onBack).toHaveBeenCalledOnce();
});

it('counts its steps on a phone, where the buttons stay in sight', async () => {
  await page.viewport(375, 600);
  const { tree } = setUp();
  const screen = await render(
    <div className={themeRoot}>
      {tree({ current: 'need', children: <div style={{ height: 1500 }} /> })}
    </div>,
  );
  await expect.element(screen.getByText('第 2 步/共 2 步')).toBeVisible();
  expect(screen.getByRole('list').elements()).toHaveLength(0);
  const { bottom } = screen
    .getByRole('button', { name: '下一步' })
    .element()
    .getBoundingClientRect();
  expect(bottom).toBeLessThanOrEqual(600);
});

it('brings what failed into view, above the buttons, wherever the page was', async () => {
  await page.viewport(375, 600);
  const { tree } = setUp();
  const long = { children: <div style={{ height: 3000 }} /> };
  const screen = await render(<div className={themeRoot}>{tree(long)}</div>);
  window.scrollTo(0, 800);
  await screen.rerender(
    <div className={themeRoot}>{tree({ ...long, failure: <p>提交未成功</p> })}</div>,
  );
  const failure = screen.getByText('提交未成功').element().getBoundingClientRect();
  const button = screen.getByRole('button', { name: '下一步' }).element().getBoundingClientRect();
  expect(failure.top).toBeGreaterThanOrEqual(0);
  expect(failure.bottom).toBeLessThanOrEqual(button.top);
});

import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { themeRoot } from '../../theme/index.js';
import { FieldWidth } from './FieldWidth.js';
import { WizardPage } from './WizardPage.js';

const steps = [
  { id: 'company', label: '企业信息' },
  { id: 'loan', label: '贷款需求' },
] as const;

function setUp() {
  const onStepChange = vi.fn();
  const onOpen = vi.fn();
  const draw = (step: 'company' | 'loan') =>
    render(
      <div className={themeRoot}>
        <WizardPage
          label="贷款申请"
          head={{
            name: '申请惠农振兴贷',
            giver: '农商行',
            facts: [{ label: '最高额度', value: '300', unit: '万元' }],
          }}
          steps={steps}
          step={step}
          onStepChange={onStepChange}
          exit={{ label: '返回产品', href: '#product', onOpen }}
          nextText="下一步"
          onNext={() => undefined}
          minutesLeft={3}
          aside={<p>首期还款约 4,358.09 元</p>}
        >
          <FieldWidth size="amount">
            <input aria-label="金额" />
          </FieldWidth>
        </WizardPage>
      </div>,
    );
  return { draw, onStepChange, onOpen };
}

it('repeats what is applied for', async () => {
  const screen = await setUp().draw('loan');
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('惠农振兴贷');
  await expect.element(screen.getByRole('definition')).toHaveTextContent('300万元');
});

it('leads back to the product on the first step', async () => {
  const { draw, onOpen, onStepChange } = setUp();
  const screen = await draw('company');
  expect(screen.getByRole('button', { name: '上一步' }).elements()).toHaveLength(0);
  await screen.getByRole('link', { name: '返回产品' }).click();
  expect(onOpen).toHaveBeenCalledOnce();
  expect(onStepChange).not.toHaveBeenCalled();
});

it('asks the host for the step before on the others', async () => {
  const { draw, onStepChange } = setUp();
  const screen = await draw('loan');
  await screen.getByRole('button', { name: '上一步' }).click();
  expect(onStepChange).toHaveBeenCalledExactlyOnceWith('company');
});

it('has a column of 640 px, and fields as wide as their content', async () => {
  await page.viewport(1440, 800);
  const screen = await setUp().draw('company');
  const field = screen.getByRole('textbox').element().parentElement!;
  expect(field.getBoundingClientRect().width).toBe(240);
  expect(field.parentElement!.getBoundingClientRect().width).toBe(640);
});

it('shows what the form leads to beside it, below it on a phone, and how long the rest takes', async () => {
  const { draw } = setUp();
  await page.viewport(1440, 900);
  const screen = await draw('company');
  await expect.element(screen.getByText('预计还需 3 分钟')).toBeVisible();
  const form = screen.getByRole('form', { name: '贷款申请' }).element();
  const beside = () => screen.getByRole('complementary').element().getBoundingClientRect();
  expect(beside().left).toBeGreaterThan(form.getBoundingClientRect().right);
  await page.viewport(375, 700);
  expect(beside().top).toBeGreaterThan(form.getBoundingClientRect().bottom);
});

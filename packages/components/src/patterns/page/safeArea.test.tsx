import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { emulateSafeArea } from './emulateSafeArea.fixture.js';
import { Wizard } from '../Wizard/Wizard.js';
import { themeRoot } from '../../theme/index.js';
import { Dialog } from '../../ui/Dialog/Dialog.js';
import { ToastProvider } from '../../ui/Toast/ToastProvider.js';

// A page that reaches behind the notch and the home indicator of a phone.
beforeEach(async () => {
  await page.viewport(375, 800);
  await emulateSafeArea({ top: 47, bottom: 34 });
});
afterEach(() => emulateSafeArea());

const boxOf = (element: Element) => element.getBoundingClientRect();

it('keeps the bar of a wizard above the home indicator', async () => {
  const screen = await render(
    <Wizard
      label="申请"
      steps={[{ id: 'company', label: '企业信息' }]}
      current="company"
      nextText="下一步"
      onNext={() => undefined}
      onBack={() => undefined}
    >
      <div className={themeRoot} style={{ height: '2000px' }} />
    </Wizard>,
  );
  const next = screen.getByRole('button', { name: '下一步' }).element();
  await expect.poll(() => innerHeight - boxOf(next).bottom).toBeGreaterThanOrEqual(34);
  expect(boxOf(next).top).toBeGreaterThan(600);
});

it('keeps sheets and toasts off the notch', async () => {
  const screen = await render(
    <ToastProvider>
      <Dialog open variant="sheet" onOpenChange={() => undefined} title="筛选" footer="查看" />
    </ToastProvider>,
  );
  const sheet = screen.getByRole('dialog', { name: '筛选' }).element();
  await expect.poll(() => [boxOf(sheet).top, innerHeight - boxOf(sheet).bottom]).toEqual([47, 34]);
  const toasts = screen.container.ownerDocument.querySelector('[role=status]')!;
  expect(boxOf(toasts).top).toBeGreaterThan(47);
});

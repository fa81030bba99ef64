import { createMockClient, type MockScenarios } from '@huiqi/sdk/testing';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { memoryDraftStorage } from '../../../provider/draftStorage.js';
import { HuiqiProvider } from '../../../provider/HuiqiProvider.js';
import { demandsCopy as copy } from '../copy.js';
import { DemandRating } from './DemandRating.js';

const drafts = memoryDraftStorage();
const draw = (scenarios: MockScenarios = {}) =>
  render(
    <HuiqiProvider client={createMockClient(scenarios)} drafts={drafts}>
      <DemandRating demand={{ id: '1', mayRate: true, evaluation: null }} onBack={vi.fn()} />
    </HuiqiProvider>,
  );

it('keeps a rating until it is sent, as the page is left when the session ends', async () => {
  const text = page.getByRole('textbox');
  const before = await draw();
  await userEvent.fill(text, '办得快，材料少。');
  await userEvent.click(page.getByRole('radio', { name: copy.slow }));
  await before.unmount();

  const after = await draw();
  await expect.element(text).toHaveValue('办得快，材料少。');
  await expect.element(page.getByRole('radio', { name: copy.slow })).toBeChecked();
  await userEvent.click(page.getByRole('button', { name: copy.rate }));
  await expect.element(page.getByText(copy.rated)).toBeVisible();
  await after.unmount();

  await draw();
  await expect.element(text).toHaveValue('');
});

it('says that the user could not be read, and reads them again', async () => {
  await draw({ getUserInfo: { code: '500' } });
  await expect.element(page.getByRole('button', { name: '重试' })).toBeVisible();
});

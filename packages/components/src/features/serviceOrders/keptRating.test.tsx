import { createMockClient } from '@huiqi/sdk/testing';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { memoryDraftStorage } from '../../provider/draftStorage.js';
import { HuiqiProvider } from '../../provider/HuiqiProvider.js';
import { useCurrentUser } from '../../provider/useCurrentUser.js';
import { serviceOrdersCopy as copy } from './copy.js';
import { RateServiceOrderDialog } from './RateServiceOrderDialog.js';

const drafts = memoryDraftStorage();
const order = { id: 'FW1', productName: '专利年费托管', orgName: '智企' };

/** A list knows its user before a dialog opens. */
function Rating() {
  const { data: user } = useCurrentUser();
  return user && <RateServiceOrderDialog order={order} onClose={vi.fn()} onRatedBefore={vi.fn()} />;
}
const draw = () =>
  render(
    <HuiqiProvider client={createMockClient()} drafts={drafts}>
      <Rating />
    </HuiqiProvider>,
  );

it('keeps a rating until it is sent, as the page is left when the session ends', async () => {
  const text = page.getByRole('textbox');
  const before = await draw();
  await userEvent.fill(text, '很专业');
  await before.unmount();

  await draw();
  await expect.element(text).toHaveValue('很专业');
  await userEvent.click(page.getByRole('button', { name: copy.submitRating }));
  await expect.element(page.getByText(copy.ratingDone)).toBeVisible();
  // No draft is left.
  expect(drafts.lasting.get('huiqi:drafts')).toBe('[]');
});

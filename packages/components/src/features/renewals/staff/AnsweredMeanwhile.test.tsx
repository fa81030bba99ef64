import type { StaffRenewal } from '@huiqi/sdk';
import { examples, type MockRequest } from '@huiqi/sdk/testing';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { desks, openDesk, opinion } from '../../desks.fixture.js';
import { staffRenewalsCopy } from './copy.js';

const renewal = examples.getStaffRenewal['default'] as StaffRenewal;

test('a renewal that a colleague answered shows the answer and offers no second one; what was typed stays', async () => {
  const desk = desks['renewals'];
  if (!desk) throw new Error('There is no desk of renewals');
  let isAnswered = false;
  const { screen, send } = await openDesk(
    desk,
    {
      getStaffRenewal: ({ path }: MockRequest) => ({
        data: { ...renewal, ...desk.open, ...(isAnswered ? desk.decided : {}), id: path['id'] },
      }),
    },
    undefined,
    () => {
      isAnswered = true;
      return { code: '100409', message: '该续贷申请已审核，不能再次审核' };
    },
  );
  await send();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByText('该续贷申请已审核，不能再次审核')).toBeVisible();
  await expect
    .element(dialog.getByRole('button', { name: staffRenewalsCopy.refuse }))
    .not.toBeInTheDocument();
  await expect.element(dialog.getByRole('textbox').last()).toHaveValue(opinion);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(document.querySelector(`[aria-keyshortcuts="${desk.key}"]`)).toBeNull();
});

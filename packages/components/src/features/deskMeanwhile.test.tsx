import type { PolicyReviewDetail, StaffOrderDetail, StaffRenewal } from '@huiqi/sdk';
import { examples, type MockRequest } from '@huiqi/sdk/testing';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { desks, openDesk, opinion } from './desks.fixture.js';
import { staffRenewalsCopy } from './renewals/staff/copy.js';

const order = examples.getStaffOrder['default'] as StaffOrderDetail;
const needed = '该申请已分配给他人，请填写代为办理的原因';
const sendKeys = '{Control>}{Enter}{/Control}';

test('an order that was assigned to somebody else while its dialog was open asks why, and keeps what was typed', async () => {
  const desk = desks['orders'];
  if (!desk) throw new Error('There is no desk of orders');
  let isAssigned = false;
  const sent: MockRequest[] = [];
  const assignee = { userId: 'other', name: '王经理', deptName: null };
  const { screen } = await openDesk(
    desk,
    {
      getStaffOrder: ({ path }: MockRequest) => ({
        data: {
          ...order,
          ...desk.open,
          orderId: path['id'] ?? '',
          ...(isAssigned ? { assignee } : {}),
        },
      }),
    },
    undefined,
    (request) => {
      isAssigned = true;
      const fieldErrors = [{ field: 'takeoverReason', message: needed }];
      return sent.push(request) === 1 ? { code: '100400', fieldErrors } : undefined;
    },
  );
  await userEvent.keyboard(desk.key);
  const dialog = screen.getByRole('dialog');
  await dialog.getByRole('textbox').fill(opinion);
  await userEvent.keyboard(sendKeys);
  await dialog.getByRole('textbox', { name: /代为办理的原因/ }).fill('同事休假');
  await expect.element(dialog.getByRole('textbox').first()).toHaveValue(opinion);
  await userEvent.keyboard(sendKeys);
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent[1]?.body).toMatchObject({ reason: opinion, takeoverReason: '同事休假' });
});

const declaration = examples.getPolicyReview['default'] as PolicyReviewDetail;

test.each(['orders', 'declarations'])(
  'after a conflict in %s, what was sent offline is sent again as it was',
  async (name) => {
    const desk = desks[name];
    if (!desk) throw new Error(`There is no desk of ${name}`);
    const sent: MockRequest[] = [];
    const versioned = (sample: { readonly version: number }) => ({
      [desk.record]: ({ path }: MockRequest) => ({
        data: {
          ...sample,
          ...desk.open,
          id: path['id'],
          orderId: path['id'],
          version: sample.version + Math.min(sent.length, 1),
        },
      }),
    });
    const { screen, send } = await openDesk(
      desk,
      versioned(name === 'orders' ? order : declaration),
      undefined,
      (request) => {
        sent.push(request);
        return [{ code: '100409' } as const, { offline: true }][sent.length - 1];
      },
    );
    await send();
    const dialog = screen.getByRole('dialog');
    await expect.element(dialog.getByRole('button', { name: /仍/ })).toBeVisible();
    await userEvent.keyboard(sendKeys);
    await expect.element(dialog.getByText(/网络/).first()).toBeVisible();
    await userEvent.keyboard(sendKeys);
    await expect.poll(() => sent.length).toBe(3);
    const [, offline, again] = sent.map(({ body, headers }) => ({
      body,
      key: headers.get('Idempotency-Key'),
    }));
    expect(again).toEqual(offline);
  },
);

const renewal = examples.getStaffRenewal['default'] as StaffRenewal;

test('a renewal that a colleague answered shows the answer and offers no second one; what was typed stays', async () => {
  const desk = desks['renewals'];
  if (!desk) throw new Error('There is no desk of renewals');
  let isAnswered = false;
  const { screen, send } = await openDesk(
    desk,
    {
      getStaffRenewal: ({ path }: MockRequest) => ({
        data: {
          ...renewal,
          ...desk.open,
          ...(isAnswered ? desk.decided : {}),
          id: path['id'] ?? '',
        },
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
  expect(document.querySelector(`[aria-keyshortcuts="${desk.key}"]`)).toBeNull();
});

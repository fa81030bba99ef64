import type { StaffOrderDetail } from '@huiqi/sdk';
import { createMockClient, examples } from '@huiqi/sdk/testing';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { HuiqiProvider } from '../../../provider/HuiqiProvider.js';
import { LoanCorrection } from './LoanCorrection.js';

const order = examples.getStaffOrder['default'] as StaffOrderDetail;
const loan = { date: '2026-11-20', amount: '100', rate: '3.85', term: 12, remark: null };
const correction = {
  id: '1',
  loan: { ...loan, amount: '10' },
  reason: '多录了一个零',
  proposedBy: '建行信贷员',
  mine: false,
  createdTs: '2026-11-21T08:30:00.000Z',
};

function Desk() {
  const [shown, setShown] = useState<StaffOrderDetail>({
    ...order,
    loan,
    loanCorrection: correction,
  });
  const [client] = useState(() =>
    createMockClient({
      decideLoanCorrection: () => {
        const data = { ...order, loan: correction.loan, loanCorrectable: true };
        setShown(data);
        return { data };
      },
    }),
  );
  return (
    <HuiqiProvider client={client}>
      <LoanCorrection order={shown} subject="云税贷" />
    </HuiqiProvider>
  );
}

test('a confirmed correction says so, and keeps the focus where it was decided', async () => {
  const screen = await render(<Desk />);
  await screen.getByRole('button', { name: '确认更正' }).click();
  await expect.element(screen.getByText('更正已生效')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: '更正放款记录' })).toBeVisible();
  expect(document.activeElement).not.toBe(document.body);
});

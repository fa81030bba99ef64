import { listOrders } from '@huiqi/sdk';
import { createMockClient } from '@huiqi/sdk/testing';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { memoryDraftStorage } from '../../../provider/draftStorage.js';
import { HuiqiProvider } from '../../../provider/HuiqiProvider.js';
import { calculatorProps } from '../calculatorProps.js';
import { calculatorsCopy as copy } from '../copy.js';
import { LoanLimitScreen } from '../LoanLimitScreen.js';

it('has the entered amounts again after the login', async () => {
  const drafts = memoryDraftStorage();
  const client = createMockClient({
    getLatestLoanLimit: { data: null },
    listOrders: { code: '002004' },
  });
  const open = () =>
    render(
      <HuiqiProvider client={client} drafts={drafts}>
        <LoanLimitScreen {...calculatorProps()} />
      </HuiqiProvider>,
    );
  const most = page.getByRole('textbox', { name: copy.wantedMax });
  const before = await open();
  await most.fill('80');
  await listOrders(client).catch(() => undefined);
  await before.unmount();

  await open();
  await expect.element(most).toHaveValue('80');
});

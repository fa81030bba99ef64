import type { LoanLimit, RelatedCompany } from '@huiqi/sdk';
import { createMockClient, examples } from '@huiqi/sdk/testing';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { memoryDraftStorage } from '../../../provider/draftStorage.js';
import { HuiqiProvider } from '../../../provider/HuiqiProvider.js';
import { calculatorProps } from '../calculatorProps.js';
import { calculatorsCopy as copy } from '../copy.js';
import { LoanLimitScreen } from '../LoanLimitScreen.js';

const estimate = examples.getLoanLimit['default'] as LoanLimit;
const companies = examples.listCompaniesOfUser['default'] as RelatedCompany[];

it('leads to the result of each calculation, without a skeleton between', async () => {
  let times = 0;
  const measured = () => ({ ...estimate, updatedTs: `2026-11-20T09:0${times}:00+08:00` });
  const client = createMockClient({
    listCompaniesOfUser: { data: companies.map((company) => ({ ...company, authorized: true })) },
    getLatestLoanLimit: { data: null },
    getLoanLimit: () => ({ data: measured(), delayMs: 1000 }),
    saveLoanLimit: () => {
      times += 1;
      return { data: measured() };
    },
  });
  function Page() {
    const [query, setQuery] = useState(new URLSearchParams());
    return <LoanLimitScreen {...calculatorProps()} query={query} setQuery={setQuery} />;
  }
  const screen = await render(
    <HuiqiProvider client={client} drafts={memoryDraftStorage()}>
      <Page />
    </HuiqiProvider>,
  );
  await expect.element(page.getByRole('button', { name: copy.calculate })).toBeVisible();
  const title = screen.getByRole('heading', { level: 1 }).element();
  const heading = page.getByRole('heading', { name: copy.result });
  for (const button of [copy.calculate, copy.recalculate]) {
    await userEvent.click(page.getByRole('checkbox', { name: copy.agreement }));
    await userEvent.click(page.getByRole('button', { name: button, exact: true }));
    await expect.element(heading).toHaveFocus();
  }
  expect(screen.getByRole('heading', { level: 1 }).element()).toBe(title);
});

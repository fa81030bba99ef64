import fc from 'fast-check';
import { RepaymentTypeValues } from '@huiqi/sdk';
import { createMockClient } from '@huiqi/sdk/testing';
import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { HuiqiProvider } from '../../provider/HuiqiProvider.js';
import { ProductScopeContext } from '../../provider/productScope.js';
import { loanAddress, productAddress } from './plan/calculatorAddress.js';
import { calculatorProps } from './calculatorProps.js';
import { comparePlans } from './plan/comparePlans.js';
import { calculatorsCopy as copy } from './copy.js';
import { LoanCalculatorScreen } from './LoanCalculatorScreen.js';
import { LoanLimitEstimateScreen } from './LoanLimitEstimateScreen.js';
import { formProblems, toRequest } from './limit/loanLimitForm.js';
import { loanPlan, type LoanTerms } from './plan/loanPlan.js';
import { planSheet } from './plan/planSheet.js';
import { PlanTable } from './plan/PlanTable.js';
import { planWorkbook } from './plan/planWorkbook.js';
import { ProductCalculatorScreen } from './ProductCalculatorScreen.js';

const terms: LoanTerms = {
  loanAmount: '10',
  loanterm: '12',
  interestRate: '4.35',
  interestRateType: 'YEAR',
  repaymentType: 'AVERAGE_CAPITAL_PLUS_INTEREST',
  startDate: '',
};

describe('plans', () => {
  test('have due dates only with a day, and a single payment at the end of the term', () => {
    expect(loanPlan(terms)?.rows[0]?.dueDate).toBeNull();
    const dated = loanPlan({ ...terms, startDate: '2026-01-31' });
    expect(dated?.rows[0]?.dueDate).toBe('2026-02-28');
    const once = loanPlan({
      ...terms,
      startDate: '2026-01-31',
      repaymentType: 'REPAYMENT_ANYTIME',
    });
    expect(once?.rows.map(({ dueDate }) => dueDate)).toEqual(['2027-01-31']);
  });

  test('of many years are paged on the screen and whole on paper', async () => {
    const plan = loanPlan({ ...terms, loanterm: '360' });
    if (!plan) throw new Error('no plan');
    const screen = await render(<PlanTable plan={plan} />);
    const rows = screen.getByRole('row');
    expect(rows.elements()).toHaveLength(13);
    await screen.getByRole('button', { name: '第 2 页', exact: true }).click();
    await expect.element(rows.nth(1)).toHaveTextContent('第13期');
    window.dispatchEvent(new Event('beforeprint'));
    await expect.poll(() => rows.elements().length).toBe(361);
    window.dispatchEvent(new Event('afterprint'));
    await expect.poll(() => rows.elements().length).toBe(13);
  });

  test('of anything typed are a plan or none', () => {
    const anything = fc.oneof(fc.string(), fc.constantFrom('0', '-1', '1e9', '12', '0.01', '９'));
    fc.assert(
      fc.property(
        anything,
        anything,
        anything,
        anything,
        (loanAmount, loanterm, interestRate, startDate) => {
          const plan = loanPlan({ ...terms, loanAmount, loanterm, interestRate, startDate });
          expect(plan === null || plan.rows.length > 0).toBe(true);
        },
      ),
    );
  });

  test('are compared by interest; equal principal is the cheapest', () => {
    const plans = comparePlans(terms, RepaymentTypeValues);
    expect(plans).toHaveLength(4);
    expect(plans.filter(({ extra }) => extra === 0).map(({ method }) => method)).toEqual([
      'AVERAGE_CAPITAL',
    ]);
    expect(comparePlans({ ...terms, interestRateType: 'ELSE' }, RepaymentTypeValues)).toEqual([]);
  });
});

describe('addresses', () => {
  test.each([
    ['loanAmount=<script>&loanterm=-1&interestRate=NaN', ''],
    ['loanAmount=1e9&loanterm=1.5&interestRateType=WEEK&repaymentType=__proto__', ''],
    ['startDate=2026-02-30&interestRate=1.23456', ''],
    ['loanterm=012&loanAmount=010.50', 'loanAmount=10.5&loanterm=12'],
  ])('leave out what has no meaning: %s', (address, canonical) => {
    expect(String(loanAddress.format(loanAddress.parse(new URLSearchParams(address))))).toBe(
      canonical,
    );
  });

  test('name a product only by an id', () => {
    const read = (address: string) => productAddress.parse(new URLSearchParams(address)).productId;
    expect(read('productId=100001')).toBe('100001');
    expect(read('productId=../../login')).toBeUndefined();
  });

  test('follow what is typed', async () => {
    const written: string[] = [];
    const setQuery = (query: URLSearchParams) => void written.push(String(query));
    const screen = await render(
      <HuiqiProvider client={createMockClient({})}>
        <LoanCalculatorScreen {...calculatorProps('loanterm=24')} setQuery={setQuery} />
      </HuiqiProvider>,
    );
    expect(written).toEqual([]);
    await userEvent.fill(screen.getByRole('textbox', { name: /贷款金额/ }), '20');
    await expect.poll(() => written.at(-1)).toMatch(/^loanAmount=20&loanterm=24&/);
  });
});

const scope = { bankIds: ['1', '2'] };

describe('where a site shows some products only', () => {
  test.each([
    ['the choice of one', ProductCalculatorScreen],
    ['those near an estimate', LoanLimitEstimateScreen],
  ])('%s offers no others', async (_what, Screen) => {
    const client = createMockClient({});
    await render(
      <HuiqiProvider client={client}>
        <ProductScopeContext.Provider value={scope}>
          <Screen {...calculatorProps()} />
        </ProductScopeContext.Provider>
      </HuiqiProvider>,
    );
    const asked = () =>
      client.transport.requests.filter(({ operationId }) => operationId === 'listProducts');
    await expect.poll(() => asked().map(({ query }) => query['bankIds'])).toEqual(['1,2']);
  });
});

describe('spreadsheets', () => {
  const plan = loanPlan(terms);
  if (!plan) throw new Error('no plan');
  const sheet = planSheet(plan, [[copy.product, '=HYPERLINK("http://x")']], copy);

  test('hold each instalment, and sums that are those of the plan', () => {
    expect(sheet.rows).toHaveLength(1 + 1 + 1 + 12 + 1);
    const money = sheet.rows.slice(3, -1).map((row) => row[1]);
    const sum = money.reduce(
      (all, cell) =>
        all + (typeof cell === 'object' && 'yuan' in cell ? Math.round(cell.yuan * 100) : 0),
      0,
    );
    expect(sum).toBe(10_000_000);
    expect(sheet.rows.at(-1)?.[3]).toEqual({ yuan: plan.totalPayment / 100 });
  });

  test('hold no formulas', () => {
    expect(sheet.rows[0]?.[1]).toBe('\'=HYPERLINK("http://x")');
    const [named] = planSheet(plan, [['云税贷', '＝1+1']], copy).rows;
    expect(named).toEqual(['云税贷', "'＝1+1"]);
  });

  test('hold days as dates, not as texts', () => {
    const dated = loanPlan({ ...terms, startDate: '2026-01-31' });
    if (!dated) throw new Error('no plan');
    expect(planSheet(dated, [], copy).rows[2]?.[1]).toEqual({ day: '2026-02-28' });
  });

  test('are XLSX files', async () => {
    const dated = { ...sheet, rows: [...sheet.rows, [{ day: '2026-02-28' }]] };
    const blob = await planWorkbook(dated);
    const [first, second] = new Uint8Array(await blob.arrayBuffer());
    expect(String.fromCharCode(first ?? 0, second ?? 0)).toBe('PK');
  });
});

describe('the request of an estimate', () => {
  const form = { companyIds: ['1', '10'], wantedMin: '5', wantedMax: '', agreement: true };

  test('has no agreement in it', () => {
    expect(toRequest(form, undefined)).toEqual({
      relatedId: '1',
      companyList: [{ id: '1' }, { id: '10' }],
      minLoanLimit: 5,
    });
    expect(toRequest({ ...form, wantedMax: '8' }, '7')).toMatchObject({ id: '7', maxLoanLimit: 8 });
  });

  test('is complete with a company, a range that is one, and the agreement', () => {
    expect(formProblems(form, copy)).toEqual({});
    const wrong = { companyIds: [], wantedMin: '5', wantedMax: '4', agreement: false };
    expect(Object.keys(formProblems(wrong, copy))).toEqual([
      'companyList',
      'maxLoanLimit',
      'agreement',
    ]);
  });
});

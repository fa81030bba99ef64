import type { CreditAdvice, RelatedCompanyList, UserInfo } from '@huiqi/sdk';
import { createMockClient, examples, type MockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contentPage } from '../../patterns/page/storyPage.js';
import { HuiqiProvider } from '../../provider/HuiqiProvider.js';
import { creditAdviceCopy } from './copy.js';
import { CreditAdvicePanel } from './CreditAdvicePanel.js';

const meta = { title: 'creditAdvice/CreditAdvice', ...contentPage } satisfies Meta;
export default meta;

const user = examples.getUserInfo['signedIn'] as UserInfo;
const advice = Object.values(examples.getCreditAdvice)[0] as CreditAdvice;
const own = Object.values(examples.listRelatedCompanies)[0] as RelatedCompanyList;
const link = { href: '#link' };

const second: Partial<CreditAdvice['matchList'][number]> = {
  productId: '100002',
  productName: '商户云贷',
  matchDegree: 81,
  adviceLimit: '60',
};
const many: CreditAdvice = {
  ...advice,
  matchList: advice.matchList.flatMap((match) => [match, { ...match, ...second }]),
  unmatchedList: advice.unmatchedList.flatMap((miss) =>
    Array.from({ length: 7 }, (_unused, turn) => ({ ...miss, productId: `1003${turn}` })),
  ),
};
const advised = (data: CreditAdvice | null): MockScenarios => ({ getCreditAdvice: { data } });
const story = (scenarios: MockScenarios, text: string): StoryObj => ({
  render: () => (
    <HuiqiProvider client={createMockClient({ getUserInfo: { data: user }, ...scenarios })}>
      <CreditAdvicePanel
        onCompanyChange={() => undefined}
        companies={link}
        products={link}
        productLink={() => link}
      />
    </HuiqiProvider>
  ),
  play: async ({ canvas }) => void (await canvas.findByText(text)),
});

export const Result = story(advised(many), creditAdviceCopy.matchTitle);
export const RateByTheMonth: StoryObj = {
  ...story(
    advised({
      ...many,
      matchList: many.matchList.map((match) => ({
        ...match,
        minInterestRate: '0.25',
        interestRateType: 'MOUTH',
      })),
    }),
    creditAdviceCopy.matchTitle,
  ),
  play: async ({ canvas }) => {
    const figures = await canvas.findByRole('region', { name: creditAdviceCopy.limit });
    await expect(figures).toHaveTextContent(/最低年化利率\s*3(\.00?)?%/);
  },
};
const elsewhere = {
  productAudit: 'SF_ZJ_APPLE_PRODUCT',
  sfPlatformUrl: 'https://finance.example.org/a',
};
export const OnAnotherPlatform: StoryObj = {
  ...story(
    advised({
      ...advice,
      matchList: advice.matchList.map((match) => ({ ...match, ...elsewhere })),
    }),
    creditAdviceCopy.matchTitle,
  ),
  play: async ({ canvas }) => {
    const product = await canvas.findByRole('link', { name: '云税贷' });
    await expect(product).toHaveAttribute('href', elsewhere.sfPlatformUrl);
    await expect(product).toHaveAttribute('target', '_blank');
  },
};
export const Blank = story(
  advised({ ...advice, adviceLimit: null, matchList: [] }),
  creditAdviceCopy.blank,
);
export const Wait = story(
  advised({ ...advice, status: 'GENERATING', basis: null, matchList: [], unmatchedList: [] }),
  creditAdviceCopy.waitTitle,
);
export const Overdue = story(
  advised({ ...advice, status: 'OVERDUE', reason: '生成融资建议超时，请刷新重试' }),
  creditAdviceCopy.failedTitle,
);
export const Empty = story(advised(null), creditAdviceCopy.none);
export const Unauthorised = story(
  {
    ...advised(null),
    listRelatedCompanies: {
      data: { ...own, content: own.content.map((one) => ({ ...one, authorized: false })) },
    },
  },
  creditAdviceCopy.notAuthorised,
);
export const WithoutCompany = story(
  { listRelatedCompanies: { data: { ...own, content: [] } } },
  creditAdviceCopy.noCompany,
);

import type { SupervisedCompany, SupervisedCompanyDetail as Detail } from '@huiqi/sdk';
import { createMockClient, examples, mockScenarios, type MockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { HuiqiProvider } from '../../provider/HuiqiProvider.js';
import { companyCreditCopy as copy } from './companyCreditCopy.js';
import { SupervisedCompanyDetailScreen } from './SupervisedCompanyDetailScreen.js';
import { SupervisedCompanyListScreen } from './SupervisedCompanyListScreen.js';

const meta = { title: 'supervision/SupervisedCompanies' } satisfies Meta;
export default meta;

const setQuery = fn();
const place = (query: Record<string, string>) => ({
  params: {},
  query: new URLSearchParams(query),
  paths: {
    companies: () => '/companyInfo',
    company: (id: string) => `/companyInfoDetail?id=${id}`,
    creditRepair: () => '/creditRecover',
    release: () => '/enterpriseDemands/release',
  },
  navigate: () => undefined,
  setQuery,
  hrefFor: (to: string) => `#${to}`,
  backTo: (to: string) => to,
  onLogin: () => undefined,
});

const story = (
  Screen: typeof SupervisedCompanyListScreen | typeof SupervisedCompanyDetailScreen,
  scenarios: MockScenarios,
  words: string | RegExp,
  query: Record<string, string> = { id: '11' },
): StoryObj => ({
  render: () => (
    <HuiqiProvider client={createMockClient(scenarios)}>
      <Screen {...place(query)} />
    </HuiqiProvider>
  ),
  play: async ({ canvas }) => void (await canvas.findAllByText(words)),
});

const company = examples.getSupervisedCompany['default'] as Detail;
const { companyName } = company;
const detail = (changes: Partial<Detail>): MockScenarios => ({
  getSupervisedCompany: { data: { ...company, ...changes } },
});
const { content } = examples.listSupervisedCompanies['default'] as {
  content: readonly [SupervisedCompany];
};

export const List = story(SupervisedCompanyListScreen, mockScenarios.ready, companyName);
export const ListEmpty = story(
  SupervisedCompanyListScreen,
  mockScenarios.empty,
  copy.companiesEmpty,
);
export const ListLoading = story(SupervisedCompanyListScreen, mockScenarios.hanging, /正在加载/);

/** Every status, including an unknown one. */
export const ListOfAllStandings = story(
  SupervisedCompanyListScreen,
  {
    listSupervisedCompanies: {
      data: {
        content: ['A', 'B', 'C', 'D', 'AAA', null].map((creditLevel, place) => ({
          ...content[0],
          id: String(place),
          creditLevel,
          registrationStatus: ['ACTIVE', 'REVOKED', 'CANCELLED'][place % 3] ?? '',
          legalName: place === 5 ? null : '王**',
        })),
        page: { index: 1, size: 10, total: 6 },
      },
    },
  },
  'AAA',
);

/** The filters of the address apply, and removing one updates it. */
export const ListOfAnAddress: StoryObj = {
  ...story(SupervisedCompanyListScreen, mockScenarios.ready, companyName, {
    filterParams: '{"index":1,"size":20,"keyword":"食品"}',
  }),
  play: async ({ canvas }) => {
    await canvas.findAllByText(companyName);
    await expect(canvas.getByRole('searchbox')).toHaveValue('食品');
    await userEvent.click(canvas.getByRole('button', { name: /移除.*食品/ }));
    const [query] = setQuery.mock.lastCall ?? [];
    await expect(String(query)).toBe('filterParams=%7B%22index%22%3A1%2C%22size%22%3A20%7D');
  },
};

/** A list that cannot be loaded says so and counts 20, so that other pages stay reachable (spec 2 §8). */
export const ListFailed: StoryObj = {
  ...story(SupervisedCompanyListScreen, mockScenarios.serverError, /系统繁忙/),
  play: async ({ canvas }) => {
    await canvas.findByText(/系统繁忙/);
    const pager = canvas.getByRole('navigation', { name: copy.listFailedPages });
    await expect(pager).toHaveTextContent(/20/);
    await userEvent.click(canvas.getByRole('button', { name: '第 2 页' }));
    const [query] = setQuery.mock.lastCall ?? [];
    await expect((query as URLSearchParams).get('filterParams')).toBe('{"index":2,"size":10}');
  },
};

export const Company = story(
  SupervisedCompanyDetailScreen,
  mockScenarios.ready,
  '责令改正，罚款2000元',
);
export const CompanyWithoutRecords = story(
  SupervisedCompanyDetailScreen,
  detail({
    ratings: [],
    licences: [],
    punishments: [],
    creditLevel: null,
    licenceNumber: 0,
    punishmentNumber: 0,
    registrationStatus: 'REVOKED',
    legalName: null,
    address: null,
    industry: null,
    businessScope: null,
    establishedOn: null,
    registeredCapital: null,
    registrationAuthority: null,
  }),
  copy.noPunishments,
);
export const CompanyLoading = story(
  SupervisedCompanyDetailScreen,
  mockScenarios.hanging,
  /正在加载/,
);
export const CompanyFailed = story(
  SupervisedCompanyDetailScreen,
  mockScenarios.serverError,
  /系统繁忙/,
);
export const CompanyMissing = story(
  SupervisedCompanyDetailScreen,
  { getSupervisedCompany: { code: '793109' } },
  '未查询到企业信息',
);
export const CompanyWithoutId = story(
  SupervisedCompanyDetailScreen,
  mockScenarios.ready,
  copy.companyMissing,
  {},
);

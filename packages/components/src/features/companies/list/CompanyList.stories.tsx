import type { RelatedCompany, TaxCompany, UserInfo } from '@huiqi/sdk';
import { createMockClient, examples, mockScenarios, type MockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { contentPage } from '../../../patterns/page/storyPage.js';
import { memoryDraftStorage } from '../../../provider/draftStorage.js';
import { HuiqiProvider } from '../../../provider/HuiqiProvider.js';
import { CompanyList } from './CompanyList.js';
import { companiesCopy } from '../copy.js';
import { TaxCompanyList } from '../authorisation/TaxCompanyList.js';

const meta = { title: 'companies/CompanyList', ...contentPage } satisfies Meta;
export default meta;

const user = examples.getUserInfo['signedIn'] as UserInfo;
const { content } = examples.listRelatedCompanies['default'] as { content: RelatedCompany[] };
const rows = content.flatMap((company) => [
  { ...company, areaName: '垫江县', certifyState: 'PASSED' as const, current: true },
  {
    ...company,
    id: '2',
    creditCode: '91500231MA5U0000X2',
    qymc: '重庆市垫江县明月山乡村振兴农产品冷链仓储物流股份合作有限责任公司',
    areaName: null,
    certifyState: 'NOT_PASSED' as const,
    authorized: false,
    current: false,
  },
  {
    ...company,
    id: '3',
    creditCode: '91500231MA5U0000X3',
    qymc: '重庆清泉商贸有限公司',
    certifyState: null,
    current: false,
  },
]);
const many: MockScenarios = {
  listRelatedCompanyPage: { data: { content: rows, totalElements: 9 } },
};
const onOpenCompany = fn();
const story = (scenarios: MockScenarios, words: string | RegExp): StoryObj => ({
  render: () => (
    <HuiqiProvider client={createMockClient(scenarios)} drafts={memoryDraftStorage()}>
      <CompanyList user={user} hrefForCompany={(id) => `#${id}`} onOpenCompany={onOpenCompany} />
    </HuiqiProvider>
  ),
  play: async ({ canvas }) => void (await canvas.findAllByText(words)),
});
const dialogOf = async (element: HTMLElement) =>
  within(await within(element.ownerDocument.body).findByRole('dialog'));

export const Ready = story(many, '当前企业');
export const Loading = story(mockScenarios.hanging, '正在加载');
export const ServerError = story(mockScenarios.serverError, /系统繁忙/);
export const Empty = story(
  { listRelatedCompanyPage: { data: { content: [], totalElements: 0 } } },
  companiesCopy.listEmptyHint,
);

export const Unbind: StoryObj = {
  ...story(many, '当前企业'),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^解绑：重庆清泉/ }));
    const dialog = await dialogOf(canvasElement);
    await expect(dialog.getByText(/重庆清泉商贸有限公司/)).toBeVisible();
  },
};

export const Add: StoryObj = {
  ...story(many, '当前企业'),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: companiesCopy.addTitle }));
    const dialog = await dialogOf(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: companiesCopy.addSubmit }));
    await expect(dialog.getAllByText('请输入统一社会信用代码')[0]).toBeVisible();
  },
};

const taxRows: TaxCompany[] = rows.map((company, turn) => ({
  ...company,
  bound: turn < 2,
  authorized: turn < 2 && company.authorized,
}));
const taxStory = (scenarios: MockScenarios, words: string): StoryObj => ({
  render: () => (
    <HuiqiProvider client={createMockClient(scenarios)}>
      <TaxCompanyList user={user} />
    </HuiqiProvider>
  ),
  play: async ({ canvas }) => void (await canvas.findAllByText(words)),
});
const taxData = (companies: readonly TaxCompany[]): MockScenarios => ({
  listTaxRelatedCompanies: {
    data: {
      taxRelatedUserResponsePage: { content: [...companies], totalElements: companies.length },
    },
  },
});

export const TaxRelated = taxStory(taxData(taxRows), companiesCopy.bound);
export const TaxRelatedEmpty = taxStory(taxData([]), companiesCopy.taxEmpty);

export const TaxRelatedConsent: StoryObj = {
  ...taxStory(taxData(taxRows), companiesCopy.bound),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: /^授权：重庆市垫江县明月山/ });
    await canvas.findByRole('button', { name: /^更新授权：/ });
    await userEvent.click(canvas.getByRole('button', { name: /添加企业：重庆清泉/ }));
    const dialog = await dialogOf(canvasElement);
    for (const box of dialog.getAllByRole('checkbox')) await expect(box).not.toBeChecked();
  },
};

import { createMockClient, mockScenarios, type MockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, within } from 'storybook/test';
import { contentPage } from '../../../patterns/page/storyPage.js';
import { HuiqiProvider } from '../../../provider/HuiqiProvider.js';
import { policyHomeCopy as copy } from '../home/copy.js';
import { samplePolicyHome } from '../home/policyHome.fixture.js';
import { policyScreenProps } from '../home/policyHomeStory.js';
import { TotalPolicyDetailScreen } from '../TotalPolicyDetailScreen.js';
import { TotalPolicyListScreen } from '../TotalPolicyListScreen.js';
import { TotalPolicySublistScreen } from '../TotalPolicySublistScreen.js';

const meta = { title: 'policies/TotalPolicy', ...contentPage } satisfies Meta;
export default meta;

const shown =
  (page: ReactElement, scenarios: MockScenarios = samplePolicyHome) =>
  () => <HuiqiProvider client={createMockClient(scenarios)}>{page}</HuiqiProvider>;
const list = (query = '') => <TotalPolicyListScreen {...policyScreenProps(query)} />;
const sublist = (query = '') => <TotalPolicySublistScreen {...policyScreenProps(query)} />;

/** The figures link to the same list with one more filter. */
export const List: StoryObj = {
  render: shown(list('declareType=DECLARING&grade=CITY&index=2')),
  play: async ({ canvas }) => {
    await canvas.findByRole('article', { name: '绿色工厂创建奖励' });
    await canvas.findByText('发布部门');
    const orgs = within(await canvas.findByRole('list', { name: copy.byOrg }));
    await expect(orgs.getByRole('link', { name: '重庆市财政局' })).toHaveAttribute(
      'href',
      '#total?grade=CITY&publishOrgId=1&declareType=DECLARING',
    );
    const grades = within(canvas.getByRole('list', { name: copy.byGrade }));
    await expect(grades.getByRole('link', { current: true })).toHaveTextContent('市级');
    await expect(await canvas.findByText('政策层级：市级')).toBeVisible();
  },
};
export const ListLoading: StoryObj = {
  render: shown(list(), mockScenarios.hanging),
  play: async ({ canvas }) => void (await canvas.findAllByText('正在加载')),
};
export const ListEmpty: StoryObj = {
  render: shown(list(), mockScenarios.empty),
  play: async ({ canvas }) => void (await canvas.findByText(copy.empty)),
};
export const ListFailed: StoryObj = {
  render: shown(list(), mockScenarios.serverError),
  play: async ({ canvas }) => void (await canvas.findAllByText(/系统繁忙/)),
};

export const Groups: StoryObj = {
  render: shown(sublist()),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: '垫江县人力资源和社会保障局' });
    await expect(link).toHaveAttribute('href', '#sub?publishOrgId=2');
    await expect(canvas.getByRole('link', { name: copy.backToTotal })).toBeVisible();
  },
};
/** The organisation is fixed by the page, so it is not a filter; its policies link back here. */
export const OneOrganisation: StoryObj = {
  render: shown(sublist('publishOrgId=2')),
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', {
      level: 1,
      name: '垫江县人力资源和社会保障局的政策',
    });
    await expect(heading).toBeVisible();
    await expect(canvas.queryByLabelText(copy.org)).toBeNull();
    const policy = await canvas.findByRole('link', { name: '首次上规工业企业奖励' });
    await expect(policy).toHaveAttribute('href', '#detail?publishOrgId=2&id=5003');
    await canvas.findByRole('list', { name: copy.byOrg });
  },
};
export const OneGrade: StoryObj = {
  render: shown(sublist('grade=COUNTRY&declareType=ENDED')),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: '国家级的政策' });
    await canvas.findByRole('list', { name: copy.byOrg });
    await expect(await canvas.findByText('申报状态：已截止')).toBeVisible();
  },
};

/** Back leads to the list the policy was opened from. */
export const Detail: StoryObj = {
  render: shown(<TotalPolicyDetailScreen {...policyScreenProps('grade=CITY&id=5001')} />),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: '支持中小企业技术改造补助' });
    const back = canvas.getByRole('link', { name: copy.backToSub });
    await expect(back).toHaveAttribute('href', '#sub?grade=CITY');
  },
};

import type { ServiceProductDetail } from '@huiqi/sdk';
import { createMockClient, mockScenarios, type MockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { HuiqiProvider } from '../../../provider/HuiqiProvider.js';
import { servicesCopy } from '../copy.js';
import { serviceDetailCopy } from './copy.js';
import { ServiceProduct, type ServiceProductProps } from './ServiceProduct.js';
import { evaluationPage, sampleEvaluations, sampleService } from '../serviceSamples.fixture.js';

const meta = { title: 'services/ServiceProduct' } satisfies Meta;
export default meta;

const story = (
  scenarios: MockScenarios,
  words: string | RegExp,
  props: Partial<ServiceProductProps> = {},
): StoryObj => ({
  render: () => (
    <HuiqiProvider client={createMockClient(scenarios)}>
      <ServiceProduct
        productId="8001"
        back={{ label: serviceDetailCopy.backToList, href: '#services' }}
        organisationLink={(id) => ({ href: `#organisation-${id}` })}
        applyLink={(id) => ({ href: `#apply-${id}` })}
        {...props}
      />
    </HuiqiProvider>
  ),
  play: async ({ canvas }) => void (await canvas.findAllByText(words)),
});

const of = (product: Partial<ServiceProductDetail>): MockScenarios => ({
  ...mockScenarios.ready,
  getServiceProduct: { data: { ...sampleService, ...product } },
  listServiceEvaluations: evaluationPage(sampleEvaluations, 18),
});

export const Ready: StoryObj = {
  ...story(of({}), sampleService.name),
  play: async ({ canvas, canvasElement }) => {
    const apply = await canvas.findByRole('link', { name: serviceDetailCopy.apply });
    await expect(apply).toHaveAttribute('href', '#apply-8001');
    await expect(canvas.getByRole('link', { name: '023-74500000' })).toHaveAttribute(
      'href',
      'tel:02374500000',
    );
    const steps = within(canvas.getByRole('region', { name: serviceDetailCopy.process }));
    await expect(steps.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvasElement.querySelector('script')).toBeNull();
    const said = within(canvas.getByRole('region', { name: serviceDetailCopy.evaluations }));
    await expect(await said.findByText('重庆**食品有限公司')).toBeVisible();
    await expect(said.getByRole('img', { name: '评分 3 分，满分 5 分' })).toBeVisible();
    await expect(said.getByText('根据 18 条评价')).toBeVisible();
    await expect(said.getByRole('navigation')).toBeVisible();
  },
};

/** Only the fields that every service has. */
export const Bare: StoryObj = {
  ...story(
    of({
      servicePriceType: 'INTERVIEW',
      price: null,
      content: '',
      process: null,
      contactPhone: null,
      averageScore: null,
      evaluationNumber: 0,
      orderNumber: 0,
    }),
    serviceDetailCopy.noEvaluations,
  ),
  play: async ({ canvas }) => {
    await canvas.findByText(serviceDetailCopy.noEvaluations);
    await expect(canvas.getByText(serviceDetailCopy.noContent)).toBeVisible();
    await expect(canvas.queryByRole('region', { name: serviceDetailCopy.process })).toBeNull();
  },
};

/** On a site without orders. */
export const WithoutOrders: StoryObj = {
  ...story(of({}), sampleService.name, { applyLink: undefined }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: serviceDetailCopy.apply }),
    ).toBeDisabled();
  },
};

/** The service is shown even if its evaluations cannot be loaded. */
export const EvaluationsFailed = story(
  { ...of({}), listServiceEvaluations: { offline: true } },
  '网络请求失败',
);
export const Loading = story(mockScenarios.hanging, /正在加载/);
export const ServerError = story(mockScenarios.serverError, /系统繁忙/);
export const Missing = story({ getServiceProduct: { code: '100404' } }, servicesCopy.title);

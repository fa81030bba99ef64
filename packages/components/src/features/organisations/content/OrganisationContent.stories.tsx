import type { OrganisationProductDetail as Product } from '@huiqi/sdk';
import { createMockClient, examples, type MockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { HuiqiProvider } from '../../../provider/HuiqiProvider.js';
import { organisationsCopy as copy } from '../copy.js';
import { OrganisationDetail } from '../list/OrganisationDetail.js';
import { OrganisationForm } from './OrganisationForm.js';
import { OrganisationProductDetail } from '../products/OrganisationProductDetail.js';
import { ProductForm } from '../products/ProductForm.js';

const meta = { title: 'organisations/OrganisationContent' } satisfies Meta;
export default meta;

const product = examples.getOrganisationProduct['default'] as Product;
const back = { label: copy.tabProducts, href: '#desk' };
const detail = (change: Partial<Product>, words: string | RegExp): StoryObj => ({
  render: () => (
    <HuiqiProvider
      client={createMockClient({ getOrganisationProduct: { data: { ...product, ...change } } })}
    >
      <OrganisationProductDetail
        productId={product.id}
        back={back}
        edit={{ href: '#edit' }}
        publicPage={{ href: '#public' }}
      />
    </HuiqiProvider>
  ),
  play: async ({ canvas }) => void (await canvas.findAllByText(words)),
});

const pending = {
  name: '发明专利申请代理',
  serviceTypeBig: product.serviceTypeBig,
  serviceTypeSmall: product.serviceTypeSmall,
  serviceMode: 'PHONE_SERVICE',
  servicePriceType: 'PAY',
  price: '3200.00',
  content: '<p>检索、撰写、答复审查意见。</p>',
  process: '提交交底书，五个工作日内给出检索报告。',
  contactPhone: '023-74500000',
} as const;

export const Passed: StoryObj = {
  ...detail({ auditStatus: 'PASSED', pending: null, productStatus: 'ON_SHELF' }, copy.passedHint),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: copy.offShelf }));
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByRole('dialog')).toHaveTextContent(copy.offShelfText);
  },
};
export const Waiting = detail({ auditStatus: 'PENDING', published: true, pending }, copy.before);
export const Refused = detail(
  { auditStatus: 'NOT_PASSED', published: true, pending, reason: '价格与合同不一致' },
  /价格与合同不一致/,
);
export const WaitingNew = detail(
  { auditStatus: 'PENDING', published: false, pending, productStatus: 'OFF_SHELF' },
  copy.notPassedYet,
);

const form = (scenarios: MockScenarios, productId?: string) => () => (
  <HuiqiProvider client={createMockClient(scenarios)}>
    <ProductForm productId={productId} back={back} onSaved={() => undefined} />
  </HuiqiProvider>
);
export const NewProduct: StoryObj = {
  render: form({}),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: copy.submit }));
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await expect(canvas.getByRole('alert')).toHaveTextContent(copy.productName);
  },
};
/** The input is previewed as enterprises will see it; a price is required only for paid products. */
export const EditProduct: StoryObj = {
  render: form({ getOrganisationProduct: { data: { ...product, pending: null } } }, product.id),
  play: async ({ canvas }) => {
    const content = await canvas.findByLabelText(new RegExp(`^${copy.content}`));
    await userEvent.clear(content);
    await userEvent.type(content, '# 包含什么{Enter}- 检索{Enter}- 撰写');
    await expect(await canvas.findByRole('heading', { name: '包含什么' })).toBeInTheDocument();
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
      expect.arrayContaining(['检索', '撰写']),
    );
    await userEvent.click(canvas.getByRole('radio', { name: '免费' }));
    await expect(canvas.queryByLabelText(new RegExp(`^${copy.price}`))).toBeNull();
  },
};
/** The reason is above what has to be changed. */
export const EditRefused: StoryObj = {
  render: form(
    {
      getOrganisationProduct: {
        data: { ...product, auditStatus: 'NOT_PASSED', pending, reason: '价格与合同不一致' },
      },
    },
    product.id,
  ),
  play: async ({ canvas }) => void (await canvas.findByText(/价格与合同不一致/)),
};
export const EditWithQuotes: StoryObj = {
  render: form(
    {
      getOrganisationProduct: {
        data: { ...product, pending: null, content: '<blockquote>引用</blockquote>' },
      },
    },
    product.id,
  ),
  play: async ({ canvas }) => void (await canvas.findByText(copy.contentLost)),
};

export const Organisation: StoryObj = {
  render: () => (
    <HuiqiProvider client={createMockClient({})}>
      <OrganisationDetail
        organisationId="801"
        back={back}
        edit={{ href: '#edit' }}
        publicPage={{ href: '#public' }}
      />
    </HuiqiProvider>
  ),
  play: async ({ canvas }) => void (await canvas.findAllByText(copy.editOrganisation)),
};
const saved = fn(() => ({}));
export const EditOrganisation: StoryObj = {
  render: () => (
    <HuiqiProvider client={createMockClient({ saveOrganisation: saved })}>
      <OrganisationForm organisationId="801" back={back} onSaved={() => undefined} />
    </HuiqiProvider>
  ),
  play: async ({ canvas }) => {
    saved.mockClear();
    const address = await canvas.findByLabelText(new RegExp(copy.address));
    await userEvent.clear(address);
    await userEvent.type(address, '人民路18号');
    await userEvent.type(canvas.getByLabelText(new RegExp(copy.introduction)), '，面向全县企业');
    await userEvent.click(canvas.getByRole('button', { name: copy.submit }));
    // What is public stays beside the form.
    const shown = canvas.getByRole('region', { name: copy.before });
    await expect(shown).not.toHaveTextContent('人民路18号');
    const body = expect.objectContaining({ address: '人民路18号' });
    await waitFor(() => expect(saved).toHaveBeenCalledWith(expect.objectContaining({ body })));
  },
};

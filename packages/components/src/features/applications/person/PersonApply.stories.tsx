import type { FormEntry, OrderDetail, ProductDetail } from '@huiqi/sdk';
import { createMockClient, examples, mockScenarios, type MockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { memoryDraftStorage } from '../../../provider/draftStorage.js';
import { HuiqiProvider } from '../../../provider/HuiqiProvider.js';
import { PersonApply } from './PersonApply.js';

const meta = { title: 'applications/PersonApply' } satisfies Meta;
export default meta;

const entry = (part: Partial<FormEntry> & Pick<FormEntry, 'checkName' | 'label'>): FormEntry => ({
  inputType: 'TEXT',
  group: 'PERSON',
  required: true,
  ...part,
});
const entries: FormEntry[] = [
  entry({ checkName: 'applyName', label: '姓名' }),
  entry({ checkName: 'idcard', label: '身份证号', inputType: 'ID_CARD' }),
  entry({ checkName: 'applyPhone', label: '手机号', inputType: 'PHONE' }),
  entry({ checkName: 'houseAreaId', label: '居住地区', inputType: 'AREA' }),
  entry({ checkName: 'houseDetailAddress', label: '居住地址' }),
  entry({ checkName: 'loanAmount', label: '申请金额', inputType: 'MONEY', group: 'LOAN' }),
];
const product = examples.getProduct['default'] as ProductDetail;
const order = examples.getOrder['default'] as OrderDetail;
const notYet = { haveApplied: false, orderId: null, orderStatus: null };
const ready: MockScenarios = {
  getAppliedState: { data: notYet },
  getProduct: { data: { ...product, name: '安居消费贷', productCategoryId: '6' } },
  getProductForm: { data: entries },
};
const ignore = () => undefined;
const story = (scenarios: MockScenarios, words: string | RegExp, orderId?: string): StoryObj => ({
  render: () => (
    <HuiqiProvider client={createMockClient(scenarios)} drafts={memoryDraftStorage()}>
      <PersonApply
        productId="100801"
        orderId={orderId}
        openedId={orderId}
        onSuccess={ignore}
        onFail={ignore}
        onSaved={ignore}
        onResume={ignore}
        exit={{ href: '#product' }}
        orderLink={(id) => ({ href: `#${id}` })}
      />
    </HuiqiProvider>
  ),
  play: async ({ canvas }) => void (await canvas.findAllByText(words)),
});

export const Ready = story(ready, '居住地址');
export const WithFiles = story(
  {
    ...ready,
    getProductForm: {
      data: [entry({ checkName: 'licence', label: '营业执照', inputType: 'UPLOAD' })],
    },
  },
  /单个文件不超过/,
);
export const AlreadyApplied = story(
  {
    ...ready,
    getAppliedState: {
      data: { haveApplied: true, orderId: '100001', orderStatus: 'ACCEPT_SUCCESS' },
    },
  },
  '您已申请此产品',
);
/** In a partner session, the user only learns that there is an order made on another site. */
export const AppliedElsewhere = story(
  {
    ...ready,
    getAppliedState: {
      data: { haveApplied: true, orderId: null, orderStatus: 'ACCEPT_SUCCESS' },
    },
  },
  /在其他网站提交/,
);
export const SavedBefore = story(
  {
    ...ready,
    getAppliedState: {
      data: { haveApplied: false, orderId: '100001', orderStatus: 'SAVE_NOT_SUBMIT' },
    },
  },
  '继续填写',
);
export const Continued = story(
  {
    ...ready,
    getOrder: {
      data: {
        ...order,
        orderStatus: 'SAVE_NOT_SUBMIT',
        application: { values: { applyName: '周小明' }, masked: { idcard: '500231********001X' } },
      },
    },
    getAppliedState: {
      data: { haveApplied: false, orderId: '100001', orderStatus: 'SAVE_NOT_SUBMIT' },
    },
  },
  /请重新填写/,
  '100001',
);
export const Loading = story(mockScenarios.hanging, '正在加载');
export const ServerError = story(mockScenarios.serverError, /系统繁忙/);

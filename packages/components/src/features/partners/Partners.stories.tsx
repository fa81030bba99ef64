import type { Partner, WebhookDelivery, WebhookDeliveryDetail } from '@huiqi/sdk';
import { createMockClient, examples, mockScenarios, type MockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { HuiqiProvider } from '../../provider/HuiqiProvider.js';
import { partnersCopy } from './copy.js';
import { DeliveryDetailView } from './DeliveryDetailView.js';
import { DeliveryList } from './DeliveryList.js';
import { PartnerDetail } from './PartnerDetail.js';
import { emptyDraft } from './partnerDraft.js';
import { PartnerForm } from './PartnerForm.js';
import { PartnerList } from './PartnerList.js';

const meta = { title: 'partners/Partners' } satisfies Meta;
export default meta;

const links = { partners: { href: '#partners' }, deliveries: { href: '#deliveries' } };
const onFiltersChange = () => undefined;

const shown = (scenarios: MockScenarios, screen: ReactNode, words: string | RegExp): StoryObj => ({
  render: () => <HuiqiProvider client={createMockClient(scenarios)}>{screen}</HuiqiProvider>,
  play: async ({ canvas }) => void (await canvas.findAllByText(words)),
});

const partners = (
  <PartnerList
    filters={{}}
    onFiltersChange={onFiltersChange}
    links={links}
    partnerLink={(id) => ({ href: `#${id}` })}
  />
);
export const List = shown(mockScenarios.ready, partners, /示例保险/);
export const ListEmpty = shown(mockScenarios.empty, partners, partnersCopy.emptyTitle);
export const ListLoading = shown(mockScenarios.hanging, partners, '正在加载');
export const ListError = shown(mockScenarios.serverError, partners, /系统繁忙/);

const partner: Partner = {
  ...(examples.getPartner['default'] as Partner),
  origins: ['https://www.insurer.example', 'https://m.insurer.example'],
  scope: { bankIds: ['1'], categoryIds: ['1'], productIds: null },
};
const detail = (
  <PartnerDetail
    partnerId="pt_demo"
    back={{ label: partnersCopy.back, href: '#partners' }}
    log={{ href: '#log' }}
  />
);
const ofPartner = (more: MockScenarios = {}): MockScenarios => ({
  getPartner: { data: partner },
  ...more,
});
export const Detail = shown(ofPartner(), detail, partnersCopy.webhook);
export const Disabled = shown(
  ofPartner({
    getPartner: { data: { ...partner, disabled: true, secrets: [], origins: [] } },
    getWebhook: { data: { partnerId: 'pt_demo', webhookUrl: null, keys: [] } },
  }),
  detail,
  partnersCopy.noWebhook,
);
export const Missing = shown({ getPartner: { code: '100404' } }, detail, /不存在|失败/);

const dialogIn = (canvasElement: HTMLElement) =>
  within(canvasElement.ownerDocument.querySelector<HTMLElement>('[role=dialog]')!);

/** A new secret is shown once; dismissing the dialog asks first. */
export const NewSecret: StoryObj = {
  ...Detail,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: partnersCopy.newSecret }));
    const asked = dialogIn(canvasElement);
    await userEvent.selectOptions(asked.getByRole('combobox'), '72');
    await userEvent.click(asked.getByRole('button', { name: partnersCopy.newSecret }));
    const { secret } = examples.rotatePartnerSecret['default'] as { secret: string };
    await waitFor(() => expect(dialogIn(canvasElement).getByText(secret)).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(dialogIn(canvasElement).getByText(secret)).toBeInTheDocument();
  },
};

/** A refusal is said in the question itself, which covers the page. */
export const NotDisabled: StoryObj = {
  ...shown(ofPartner({ setPartnerState: { code: '100500' } }), detail, partnersCopy.webhook),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: partnersCopy.disable }));
    const asked = dialogIn(canvasElement);
    await userEvent.click(asked.getByRole('button', { name: partnersCopy.disable }));
    await expect(await asked.findByText(/系统繁忙/)).toBeVisible();
  },
};

const onSubmit = fn();
/** Missing fields are named, and lists are sent as arrays. */
export const Form: StoryObj = {
  render: () => (
    <HuiqiProvider client={createMockClient()}>
      <PartnerForm
        initial={emptyDraft}
        banks={{ 1: '建设银行', 2: '工商银行' }}
        busy={false}
        error={null}
        fieldErrors={{ origins: 'https://a.example 已属于其他合作机构' }}
        onSubmit={onSubmit}
        onClose={() => undefined}
      />
    </HuiqiProvider>
  ),
  play: async ({ canvasElement }) => {
    onSubmit.mockClear();
    const form = dialogIn(canvasElement);
    const save = form.getByRole('button', { name: partnersCopy.save });
    await userEvent.click(save);
    await expect(form.getByRole('alert')).toHaveTextContent(partnersCopy.nameNeeded);
    await expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.type(form.getByLabelText(/^名称/), '示例银行');
    await userEvent.type(form.getByLabelText(/^来源标识/), 'BANK_2');
    await userEvent.click(form.getByRole('checkbox', { name: '工商银行' }));
    await userEvent.click(save);
    await expect(onSubmit).toHaveBeenCalledWith({
      ...emptyDraft,
      name: '示例银行',
      source: 'BANK_2',
      bankIds: ['2'],
    });
  },
};

const [delivered] = (examples.listWebhookDeliveries['default'] as { content: WebhookDelivery[] })
  .content as [WebhookDelivery];
const deliveries: readonly WebhookDelivery[] = [
  delivered,
  {
    ...delivered,
    id: 'evt_2',
    type: 'order.refused',
    deliveryState: 'PENDING',
    lastStatus: 503,
    lastFailure: 'STATUS',
  },
  {
    ...delivered,
    id: 'evt_3',
    type: 'webhook.test',
    deliveryState: 'FAILED',
    orderCode: null,
    orderId: null,
    reference: null,
    lastStatus: null,
    lastFailure: 'TIMEOUT',
  },
];
const log = (
  <DeliveryList
    filters={{}}
    onFiltersChange={onFiltersChange}
    links={links}
    deliveryLink={(id) => ({ href: `#${id}` })}
  />
);
export const Log = shown(
  {
    listWebhookDeliveries: {
      data: { content: [...deliveries], page: { index: 1, size: 10, total: 3 } },
    },
  },
  log,
  '对方返回错误状态（HTTP 503）',
);
export const LogEmpty = shown(mockScenarios.empty, log, partnersCopy.deliveriesEmpty);
export const LogError = shown(mockScenarios.serverError, log, /系统繁忙/);

const one = examples.getWebhookDelivery['default'] as WebhookDeliveryDetail;
const delivery = (more: Partial<WebhookDeliveryDetail>, problem: unknown = null): StoryObj => ({
  render: () => (
    <DeliveryDetailView
      delivery={{ ...one, ...more }}
      back={{ label: partnersCopy.backToLog, href: '#log' }}
      partnerLink={{ href: '#partner' }}
      orderLink={{ href: '#order' }}
      problem={problem}
      onRedeliver={() => undefined}
    />
  ),
});
export const Delivery = delivery({});
export const DeliveryUnsent = delivery({ attemptList: [], deliveryState: 'PENDING' });
export const DeliveryRefused = delivery({ deliveryState: 'FAILED' }, new Error('conflict'));

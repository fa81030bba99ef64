import {
  ApplyFailReasonLabels,
  ApplyFailReasonValues,
  type ApplyFailReason,
  type OrderDetail,
  type ProductDetail,
} from '@huiqi/sdk';
import { createMockClient, examples, mockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect } from 'storybook/test';
import { HuiqiProvider } from '../../../provider/HuiqiProvider.js';
import { ApplyFail, ApplyFailView } from './ApplyFail.js';
import { ApplyStatus, ApplyStatusView } from './ApplyStatus.js';
import { applicationsCopy } from '../copy.js';

const meta = { title: 'applications/ApplyResult' } satisfies Meta;
export default meta;

const order = examples.getOrder['default'] as OrderDetail;
const product = examples.getProduct['default'] as ProductDetail;
const products = { href: '#products' };
const toOrder = { href: '#order' };
const retry = { href: '#product' };
const productLink = ({ id }: { readonly id: string }) => ({ href: `#product-${id}` });
const story = (view: ReactElement, text: string | RegExp, scenarios = {}): StoryObj => ({
  render: () => <HuiqiProvider client={createMockClient(scenarios)}>{view}</HuiqiProvider>,
  play: async ({ canvas }) => void (await canvas.findAllByText(text)),
});
const status = (data: Partial<OrderDetail>, text: string | RegExp) =>
  story(
    <ApplyStatusView
      products={products}
      order={toOrder}
      resume={{ href: '#resume' }}
      data={{ ...order, ...data }}
    />,
    text,
  );
const platform = {
  productAudit: 'SF_APPLE_PRODUCT',
  sfPlatformUrl: 'https://loan.bank.example/apply',
};

export const Submitted = story(
  <ApplyStatus orderId="1" products={products} order={toOrder} />,
  /DJ20261120000123/,
);
export const SubmittedWithoutOrderPage = story(
  <ApplyStatus orderId="1" products={products} />,
  /DJ20261120000123/,
);
export const SubmittedToCommission = status(
  { orderStatus: 'PRE_JXW_ACCEPT', productCategoryId: '5' },
  applicationsCopy.nextCommission,
);
export const DrawnDown = status({ parentOrderId: '7' }, applicationsCopy.drawTitle);
export const Saved = status({ orderStatus: 'SAVE_NOT_SUBMIT' }, applicationsCopy.savedTitle);
export const RefusedSince = status(
  { orderStatus: 'APPROVAL_FAIL', reason: '企业经营未满两年' },
  /企业经营未满两年/,
);
export const PaidOutSince = status({ orderStatus: 'BANK_APPROVAL_SUCCESS' }, '银行已放款');
export const ByScanning = status({ ewmUrl: 'https://huiqi.example/scan' }, /扫描二维码/);
export const AtPlatform: StoryObj = {
  ...status(platform, /loan\.bank\.example/),
  play: async ({ canvas }) => {
    const leave = await canvas.findByRole('link', { name: '前往中国建设银行平台' });
    await expect(leave).toHaveAttribute('href', platform.sfPlatformUrl);
  },
};
export const AtUnsafePlatform: StoryObj = {
  ...status({ ...platform, sfPlatformUrl: 'http://loan.bank.example' }, /申请已提交/),
  play: async ({ canvas }) => {
    await canvas.findByText(applicationsCopy.successTitle);
    await expect(canvas.queryByRole('link', { name: /平台$/ })).toBeNull();
  },
};
export const WithoutOrder = story(
  <ApplyStatus orderId="" products={products} orders={{ href: '#orders' }} />,
  applicationsCopy.noApplication,
);
export const Loading = story(
  <ApplyStatus orderId="1" products={products} />,
  '正在加载',
  mockScenarios.hanging,
);
export const RefusedByBank = story(
  <ApplyFailView
    {...{ retry, products, order: toOrder }}
    facts={{
      failReason: null,
      product,
      order: { ...order, orderStatus: 'APPROVAL_FAIL', reason: '企业经营未满两年' },
    }}
  />,
  /企业经营未满两年/,
);
export const FailedWithoutAnything = story(
  <ApplyFail productId="100001" {...{ retry, products, productLink }} />,
  applicationsCopy.noApplication,
);

const refused = (failReason: ApplyFailReason) =>
  story(
    <ApplyFail productId="100001" {...{ retry, products, productLink, failReason }} />,
    failReason === 'OTHER' ? applicationsCopy.failUnknown : ApplyFailReasonLabels[failReason],
  );
export const OutOfRegion = refused('OUT_OF_REGION');
export const Unauthorised = refused('COMPANY_UNAUTHORISED');
export const TaxUnauthorised = refused('TAX_UNAUTHORISED');
export const LineExceeded = refused('LINE_EXCEEDED');
export const RefusedWithoutReason = refused('OTHER');

export const PaidOutIsNoFailure: StoryObj = {
  ...story(
    <ApplyFailView
      {...{ retry, products }}
      facts={{
        failReason: ApplyFailReasonValues[0],
        order: { ...order, orderStatus: 'BANK_APPROVAL_SUCCESS' },
      }}
    />,
    '银行已放款',
  ),
};

export const AlreadyApplied: StoryObj = {
  ...story(
    <ApplyFail
      productId="100001"
      orderId="1"
      {...{ retry, products, productLink, order: toOrder }}
    />,
    applicationsCopy.failTitle,
  ),
  play: async ({ canvas }) => {
    const primary = await canvas.findByRole('link', { name: applicationsCopy.toOrder });
    await expect(primary).toHaveAttribute('href', '#order');
    await expect(canvas.getByText(ApplyFailReasonLabels.ALREADY_APPLIED)).toBeVisible();
  },
};

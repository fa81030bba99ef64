import type { Meta, StoryObj } from '@storybook/react-vite';
import { createMockClient, examples } from '@huiqi/sdk/testing';
import type { ProductDetail, ScannedQrCode } from '@huiqi/sdk';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { HuiqiProvider } from '../../../provider/HuiqiProvider.js';
import { ErrorPanel } from '../../../ui/ErrorPanel/ErrorPanel.js';
import { entryCopy } from './copy.js';
import { ExternalDialog } from './ExternalDialog.js';
import { QrCodesDialog } from '../qrCodes/QrCodesDialog.js';
import { qrCopy } from '../qrCodes/copy.js';
import { QrDialog } from '../qrCodes/QrDialog.js';
import { QrDialogView, type QrDialogViewProps } from '../qrCodes/QrDialogView.js';
import { RefusedDialog } from './RefusedDialog.js';
import { RegionNoticeView } from './RegionNoticeView.js';
import { expiredCode, ScanApplyView } from '../qrCodes/ScanApplyView.js';

const meta = { title: 'products/ApplyEntry' } satisfies Meta;
export default meta;

const ignore = () => undefined;
const product = examples.getProduct['default'] as ProductDetail;
const openDialog = async (element: HTMLElement) =>
  within(await within(element.ownerDocument.body).findByRole('dialog'));

const issuedTs = '2026-11-20T08:30:00.000Z';
const ewmUrl = 'https://huiqi.example.cn/scanApply?ticket=Zr0lWQ1kS3u5mD2bq8nYpA';
const code = (receivedAt: number, serverTs: string) => ({
  ewmUrl,
  issuedTs,
  serverTs,
  validSeconds: 1800,
  receivedAt,
  turn: 1,
});
const qr: QrDialogViewProps = {
  channel: 'phone',
  productName: '房税快贷（中国建设银行）',
  companyName: '垫江县明月食品有限公司',
  code: null,
  busy: false,
  error: null,
  onRefresh: ignore,
  onSave: ignore,
  onClose: ignore,
};

/** From a server whose clock is years behind the device's. */
const freshCode = (
  channel: QrDialogViewProps['channel'],
  client = createMockClient({
    createProductQrCode: { data: { ewmUrl, issuedTs, serverTs: issuedTs, validSeconds: 1800 } },
  }),
) => (
  <HuiqiProvider client={client}>
    <QrDialog
      product={product}
      company={{ nsrsbh: '91500231MA5U0000X1', qymc: qr.companyName }}
      channel={channel}
      onClose={ignore}
    />
  </HuiqiProvider>
);

export const QrLoading: StoryObj = { render: () => <QrDialogView {...qr} busy /> };

export const QrActive: StoryObj = {
  render: () => freshCode('phone'),
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    await expect(await dialog.findByRole('img', { name: /的二维码/ })).toBeVisible();
    await expect(await dialog.findByRole('timer')).toHaveTextContent(/(30:00|29:\d\d)$/);
    await expect(dialog.getByRole('button', { name: qrCopy.save })).toBeVisible();
  },
};

export const QrWechat: StoryObj = { render: () => freshCode('wechat') };

export const QrOverdue: StoryObj = {
  render: () => <QrDialogView {...qr} code={code(0, '2026-11-20T09:00:00.000Z')} />,
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    await expect(dialog.getByRole('status')).toHaveTextContent(qrCopy.overdue);
    await expect(dialog.queryByRole('img', { name: /房税快贷/ })).toBeNull();
    await expect(dialog.getByRole('button', { name: qrCopy.refresh })).toBeVisible();
  },
};

const unreachable = createMockClient({ createProductQrCode: { code: '100500' } });

export const QrFailed: StoryObj = {
  render: () => freshCode('phone', unreachable),
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    await expect(await dialog.findByText(/^二维码获取失败/)).toBeVisible();
    await expect(dialog.queryByRole('img', { name: /的二维码/ })).toBeNull();
    const before = unreachable.transport.requests.length;
    await userEvent.click(dialog.getByRole('button', { name: '重试' }));
    await waitFor(() => expect(unreachable.transport.requests).toHaveLength(before + 1));
  },
};

export const Refused: StoryObj = {
  render: () => <RefusedDialog message="不在您的服务地区，无法申请！" onClose={ignore} />,
};

export const External: StoryObj = {
  render: () => (
    <ExternalDialog url="https://bank.example.cn/apply" product={product} onClose={ignore} />
  ),
};

export const RegionRefusal: StoryObj = {
  render: () => (
    <RegionNoticeView
      message="不在您的服务地区，无法申请！"
      lines={['“忠橙贷”面向重庆市忠县的企业。', '垫江县明月食品有限公司注册在重庆市垫江县。']}
      actions={[
        { label: entryCopy.ownProducts, link: { href: '/dianjiang/loan' } },
        { label: entryCopy.otherCompany, onSelect: ignore },
      ]}
    />
  ),
};

export const Staff: StoryObj = {
  render: () => <ErrorPanel compact kind="mistake" title={entryCopy.staffOnly} />,
};

const scanned: ScannedQrCode = {
  state: 'VALID',
  productId: '100701',
  productName: '房税快贷',
  bankName: '中国建设银行',
  isOwn: true,
  companyId: '1',
  companyName: '垫江县明月食品有限公司',
};
const scan = (own: Partial<ScannedQrCode>) => (
  <ScanApplyView
    code={{ ...scanned, ...own }}
    products={{ label: qrCopy.products, href: '/loan' }}
    onLogin={ignore}
    onApply={ignore}
  />
);

export const ScanOwn: StoryObj = { render: () => scan({}) };
const untold = { companyId: null, companyName: null };
export const ScanVisitor: StoryObj = { render: () => scan({ ...untold, isOwn: null }) };
export const ScanOther: StoryObj = { render: () => scan({ ...untold, isOwn: false }) };
export const ScanExpired: StoryObj = { render: () => scan(expiredCode) };

export const PublishedCodes: StoryObj = {
  render: () => (
    <HuiqiProvider
      client={createMockClient({
        listQrCodes: { data: { content: [{ name: '云税贷微信办理', url: '/picture.svg' }] } },
      })}
    >
      <QrCodesDialog onClose={ignore} />
    </HuiqiProvider>
  ),
};

export const NoPublishedCodes: StoryObj = {
  render: () => (
    <HuiqiProvider client={createMockClient({ listQrCodes: { data: { content: [] } } })}>
      <QrCodesDialog onClose={ignore} />
    </HuiqiProvider>
  ),
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    await expect(await dialog.findByText('暂无二维码信息')).toBeVisible();
  },
};

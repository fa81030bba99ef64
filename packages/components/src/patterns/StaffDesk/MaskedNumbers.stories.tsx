import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { MaskedNumbers, type MaskedNumbersProps } from './MaskedNumbers.js';

const meta = { title: 'patterns/MaskedNumbers' } satisfies Meta;
export default meta;

const phones = { 联系电话: '13900000001', 法定代表人手机: null };
const accounts = { 收款账号: '5000123400005678' };
const onShow = fn();
const onHide = fn();
const hrefOf = (phone: string) => `tel:${phone}`;
const story = (
  full: Pick<MaskedNumbersProps, 'phones' | 'accounts'> | null,
  props: Partial<MaskedNumbersProps> = {},
): StoryObj => ({
  render: () => (
    <MaskedNumbers
      items={[
        { term: '联系人', value: '周明' },
        { term: '联系电话', value: '139****0001', kind: 'code' },
        { term: '法定代表人手机', value: '--' },
        { term: '收款账号', value: '************5678', kind: 'code' },
      ]}
      reading={{ numbers: full ?? undefined, busy: false, error: null, hrefOf, onShow, onHide }}
      phones={{}}
      {...full}
      {...props}
    />
  ),
});

export const Masked: StoryObj = {
  ...story(null),
  play: async ({ canvas }) => {
    onShow.mockClear();
    await expect(canvas.getByText('查看将被记录')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '显示号码' }));
    await expect(onShow).toHaveBeenCalledOnce();
  },
};
/** A phone number can be dialled, an account copied separately. */
export const InFull: StoryObj = {
  ...story({ phones, accounts }),
  play: async ({ canvas }) => {
    onHide.mockClear();
    const calls = canvas.getAllByRole('link');
    await expect(calls.map((link) => link.getAttribute('href'))).toEqual(['tel:13900000001']);
    await expect(canvas.getByRole('button', { name: '复制收款账号' })).toBeVisible();
    await expect(canvas.getByText('未填写')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '隐藏号码' }));
    await expect(onHide).toHaveBeenCalledOnce();
  },
};
/** An account that cannot be paid to yet stays masked. */
export const PhoneInFull: StoryObj = {
  ...story({ phones, accounts: { 收款账号: undefined } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '拨打 13900000001' })).toBeVisible();
    await expect(canvas.getByText('************5678')).toBeVisible();
  },
};
const refused = (why: 'ended' | 'notMine', text: string): StoryObj => ({
  // Revealed numbers are removed when the case is closed.
  ...story({ phones, accounts }, { refused: why }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text)).toBeVisible();
    await expect(canvas.getByText('139****0001')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
export const Ended = refused('ended', '已办结，不再提供完整号码。');
export const NotMine = refused('notMine', '只有办理人员可以查看完整号码。');
export const Failed = story(null, {
  reading: {
    busy: false,
    error: { kind: 'mistake', title: '该事项已办结，不能再查看完整号码' },
    hrefOf,
    onShow,
    onHide,
  },
});

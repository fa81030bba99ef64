import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ChangeScreen } from './ChangeScreen.js';
import { managedFieldsCopy as fields } from './fields/copy.js';
import { sampleBankChange } from './managementSamples.fixture.js';
import { sampleRegion } from './regionSample.fixture.js';
import { shown } from './shownScreen.fixture.js';

const meta = { title: 'management/Regions' } satisfies Meta;
export default meta;

const change = sampleBankChange({
  kind: 'REGION',
  title: sampleRegion.name,
  content: sampleRegion,
  problems: [{ field: 'banners.1.title', message: '第2张没有标题' }],
  hints: [
    { field: 'email', message: '没有填写' },
    { field: 'products', message: '还没有银行的贷款产品在该地区提供' },
  ],
});

const editor = (query = ''): StoryObj =>
  shown(ChangeScreen, { getChange: { data: change } }, sampleRegion.name, query);

/** What keeps it from opening, and what it should have, each with a way to its field. */
export const Draft: StoryObj = {
  ...editor(),
  play: async ({ canvas }) => {
    await canvas.findByText(/还没有银行的贷款产品/);
    await userEvent.click(canvas.getByRole('button', { name: /^邮箱/ }));
    await expect(canvas.getByLabelText('邮箱')).toHaveFocus();
  },
};

/** A pale colour is told while it is typed. */
export const PaleColour: StoryObj = {
  ...editor(),
  play: async ({ canvas }) => {
    const colour = await canvas.findByLabelText(fields.brandColor);
    await userEvent.clear(colour);
    await userEvent.type(colour, '#ffcc00');
    await canvas.findByText(/文字看不清/);
  },
};

/** Banners are added, named, raised and removed. */
export const Banners: StoryObj = {
  ...editor(),
  play: async ({ canvas }) => {
    const banners = within(await canvas.findByRole('group', { name: fields.banners }));
    await userEvent.click(banners.getByRole('button', { name: fields.addBanner }));
    await userEvent.click(banners.getByRole('button', { name: '上移第3张轮播图' }));
    await userEvent.click(banners.getByRole('button', { name: '删除忠橙熟了，贷款也到位' }));
    await expect(banners.queryByDisplayValue('忠橙熟了，贷款也到位')).toBeNull();
    const [link] = banners.getAllByLabelText(fields.bannerLink);
    await userEvent.type(link!, 'https://evil.example');
    await canvas.findByText(fields.bannerLinkWrong);
  },
};

/** The front page of a region with what is typed, before it opens. */
export const Preview: StoryObj = {
  ...editor('part=preview'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('忠县惠企平台')).toBeVisible();
    await expect(await canvas.findByText('工作日 09:30-18:30')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: '手机' }));
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contentPage } from '../page/storyPage.js';
import { RichText } from './RichText.js';

const meta = { title: 'patterns/RichText', component: RichText, ...contentPage } satisfies Meta<
  typeof RichText
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Headings, lists, emphasis and a link, as in the texts of policies and services. */
export const Ready: Story = {
  args: {
    html: '<h2>申请条件</h2><p>在<strong>垫江县</strong>注册，详见<a href="https://www.example.org/a">办事指南</a>。</p><ol><li>准备材料</li><li>提交申请</li></ol><blockquote>全程免费。</blockquote>',
  },
};

/** A wide table scrolls separately, also by keyboard. */
export const WithTable: Story = {
  args: {
    html: '<p>补助档次</p><table><tr><th>投资额</th><th>补助比例</th></tr><tr><td>100万元以上</td><td>10%</td></tr></table>',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '正文表格 1' })).toHaveAttribute(
      'tabindex',
      '0',
    );
  },
};

/** Elements not on the list lose their tags, or are removed entirely. */
export const Hostile: Story = {
  args: {
    html: '<script>alert(1)</script><p onclick="alert(1)" style="color:red">正文</p><a href="javascript:alert(1)">链接</a><img src="x" onerror="alert(1)">',
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('正文')).not.toHaveAttribute('onclick');
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvasElement.querySelector('script, img, [style]')).toBeNull();
  },
};

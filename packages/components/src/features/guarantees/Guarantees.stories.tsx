import type { BigScreen, GuaranteeData, GuaranteeFigure } from '@huiqi/sdk';
import { examples } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contentPage } from '../../patterns/page/storyPage.js';
import { BigScreenView } from './BigScreenView.js';
import { guaranteesCopy } from './copy.js';
import { GuaranteesView } from './GuaranteesView.js';

const meta = { title: 'guarantees/Guarantees' } satisfies Meta;
export default meta;

const data = Object.values(examples.getGuaranteeData)[0] as GuaranteeData;
const figures = Object.values(examples.getBigScreen)[0] as BigScreen;
const link = { href: '#link' };
const links = { stability: link, guarantees: link, bigScreen: link };

const months = Array.from({ length: 13 }, (_unused, turn) => {
  const month = String(((turn + 9) % 12) + 1).padStart(2, '0');
  return `${turn < 3 ? 2025 : 2026}-${month}`;
});
const board = (names: readonly string[]): GuaranteeFigure[] =>
  names.map((name, turn) => ({
    key: 'abcdef'.slice(turn, turn + 1),
    name,
    measure: `${name}指标`,
    unit: '户',
    value: String(61_200 + turn * 310),
    change: (5.1 - turn * 1.7).toFixed(1),
    trend: months.map((month, at) => ({ month, value: String(56_000 + turn * 900 + at * 420) })),
  }));
const towns: GuaranteeData['towns'] = [
  ['guixi', '桂溪街道', 6420],
  ['gaoan', '高安镇', 4210],
  ['chengxi', '澄溪镇', 3980],
  ['xinmin', '新民镇', 3350],
  ['shahe', '沙河乡', 760],
].map(([code, name, marketEntities]) => ({
  code: String(code),
  name: String(name),
  jobs: 820,
  marketEntities: Number(marketEntities),
  loans: '18250.50',
}));
const whole: GuaranteeData = {
  ...data,
  towns,
  stability: board(['稳就业', '稳金融', '稳外贸', '稳外资', '稳投资', '稳预期']),
  guarantees: board(['保就业', '保民生', '保市场主体', '保粮食能源', '保产业链', '保运转']),
};

export const Stability: StoryObj = {
  ...contentPage,
  render: () => <GuaranteesView board="stability" data={whole} links={links} />,
};
export const Guarantees: StoryObj = {
  ...contentPage,
  render: () => <GuaranteesView board="guarantees" data={whole} links={links} />,
};
/** Before the first month is entered nothing is claimed. */
export const WithoutValues: StoryObj = {
  ...contentPage,
  render: () => (
    <GuaranteesView
      board="stability"
      data={{
        ...whole,
        updatedOn: null,
        stability: whole.stability.map((figure) => ({
          ...figure,
          value: null,
          change: null,
          trend: [],
        })),
      }}
      links={links}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(guaranteesCopy.notUpdated)).toBeVisible();
    await expect(canvas.getAllByText('--')).toHaveLength(6);
    await expect(canvas.getAllByText('暂无数据')).toHaveLength(6);
  },
};
export const Wall: StoryObj = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <BigScreenView
      data={whole}
      figures={{
        ...figures,
        trend: months.slice(1).map((month, at) => ({ month, value: String(4200 + at * 130) })),
      }}
    />
  ),
};

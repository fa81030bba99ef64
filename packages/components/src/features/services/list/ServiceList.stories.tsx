import { createMockClient, mockScenarios, type MockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { HuiqiProvider } from '../../../provider/HuiqiProvider.js';
import { servicesCopy } from '../copy.js';
import { ServiceList, type ServiceListProps } from './ServiceList.js';
import {
  sampleSubtypes,
  sampleServices,
  sampleTypes,
  servicePage,
} from '../serviceSamples.fixture.js';

const meta = { title: 'services/ServiceList' } satisfies Meta;
export default meta;

const changed = fn();

const ready: MockScenarios = {
  ...mockScenarios.ready,
  listServiceTypes: { data: [...sampleTypes] },
  listServiceSubtypes: { data: [...sampleSubtypes] },
  listServiceProducts: servicePage(sampleServices),
};

const story = (
  scenarios: MockScenarios,
  words: string | RegExp,
  props: Partial<ServiceListProps> = {},
): StoryObj => ({
  render: () => (
    <HuiqiProvider client={createMockClient(scenarios)}>
      <ServiceList
        {...props}
        serviceLink={(id) => ({ href: `#service-${id}` })}
        tabLink={(tab) => ({ href: `#${tab}` })}
      />
    </HuiqiProvider>
  ),
  play: async ({ canvas }) => void (await canvas.findAllByText(words)),
});

export const Ready: StoryObj = {
  ...story(ready, '创业政策电话咨询', { onFiltersChange: changed }),
  play: async ({ canvas }) => {
    const paid = await canvas.findByRole('article', { name: '发明专利申请代理' });
    await expect(paid).toHaveTextContent('3,500 元');
    await expect(paid).toHaveTextContent('4.6 分');
    await expect(canvas.getByRole('article', { name: /劳动用工/ })).toHaveTextContent(
      /面议.*暂无评价/,
    );
    await expect(canvas.getByRole('link', { name: '创业政策电话咨询' })).toHaveAttribute(
      'href',
      '#service-8003',
    );
    await expect(canvas.getByRole('link', { name: servicesCopy.organisations })).toHaveAttribute(
      'href',
      '#organisations',
    );
  },
};

/** A category shows its subcategories; another one, or 全部, deselects them. */
export const Categories: StoryObj = {
  ...story(ready, '知识产权', { onFiltersChange: changed }),
  play: async ({ canvas }) => {
    changed.mockClear();
    const last = () => changed.mock.lastCall?.[0] as object;
    await userEvent.click(await canvas.findByRole('button', { name: '知识产权' }));
    await userEvent.click(await canvas.findByRole('button', { name: '商标注册' }));
    await expect(last()).toEqual({ serviceTypeBig: 'IP', serviceTypeSmall: 'IP_MARK' });
    await expect(canvas.getByRole('button', { name: '商标注册' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(await canvas.findByRole('button', { name: /服务子类：商标注册/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '科技创新' }));
    await expect(last()).toEqual({ serviceTypeBig: 'TECH' });
    const categories = within(canvas.getByRole('group', { name: servicesCopy.categories }));
    await userEvent.click(categories.getByRole('button', { name: servicesCopy.all }));
    await expect(last()).toEqual({});
    await expect(canvas.queryByRole('group', { name: servicesCopy.subcategories })).toBeNull();
  },
};

/** Services by phone or online; removing the filter leads to all services. */
export const Shortcut: StoryObj = {
  ...story(ready, servicesCopy.shortcutTitle, {
    filters: { shortcutService: 1 },
    onFiltersChange: changed,
  }),
  play: async ({ canvas }) => {
    changed.mockClear();
    await canvas.findByRole('heading', { level: 1, name: servicesCopy.shortcutTitle });
    await userEvent.click(canvas.getByRole('button', { name: /快捷服务：电话或网络办理/ }));
    await expect(changed.mock.lastCall?.[0]).toEqual({});
  },
};

export const Filtered: StoryObj = {
  ...story({ ...ready, listServiceProducts: servicePage([]) }, '清除条件', {
    filters: { keyword: '没有的词', servicePriceType: 'FREE' },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /收费方式：免费/ })).toBeVisible();
  },
};
export const Loading = story(mockScenarios.hanging, /正在加载/);
export const Empty = story(mockScenarios.empty, servicesCopy.empty);
export const ServerError = story(mockScenarios.serverError, /系统繁忙/);

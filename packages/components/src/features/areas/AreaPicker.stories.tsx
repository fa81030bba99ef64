import type { AreaInfo } from '@huiqi/sdk';
import { createMockClient, mockScenarios, type MockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { HuiqiProvider } from '../../provider/HuiqiProvider.js';
import { AreaPicker } from './AreaPicker.js';
import { AreaPickerView } from './AreaPickerView.js';
import { areasCopy } from './copy.js';

const meta = { title: 'areas/AreaPicker' } satisfies Meta;
export default meta;

const province = { regionCode: '500000', regionName: '重庆市' };
const region = (regionName: string, scfCity: string): AreaInfo => ({
  regionName,
  province: '重庆市',
  scfProvince: '500000',
  scfCity,
  scfDistrict: '0',
});
const dianjiang = region('垫江县', '500231');
const regions = [dianjiang, region('忠县', '500233'), region('重庆市', '0')];
const districts = [
  { regionCode: '500101', regionName: '万州区' },
  { regionCode: '500102', regionName: '涪陵区' },
  { regionCode: '500240', regionName: '石柱土家族自治县' },
];
const onChoose = fn(async () => undefined);
const scenarios: MockScenarios = {
  listHomePageAreas: { data: regions },
  listProvinces: { data: [province] },
  listSubAreas: { data: districts },
};
const picker = (more: MockScenarios = {}, choose: () => Promise<void> = onChoose) => (
  <HuiqiProvider client={createMockClient({ ...scenarios, ...more })}>
    <AreaPicker current={dianjiang} onChoose={choose} />
  </HuiqiProvider>
);

export const Ready: StoryObj = {
  render: () => picker(),
  play: async ({ canvas }) => {
    onChoose.mockClear();
    const here = await canvas.findByRole('button', { name: /垫江县/ });
    await expect(here).toHaveAttribute('aria-pressed', 'true');
    (await canvas.findByRole('button', { name: '涪陵区' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onChoose).toHaveBeenCalledWith(region('涪陵区', '500102')));
  },
};

export const Finds: StoryObj = {
  render: () => picker(),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: '万州区' });
    await userEvent.type(canvas.getByLabelText(areasCopy.keyword), '石柱');
    await expect(canvas.queryByRole('button', { name: '万州区' })).toBeNull();
    await expect(canvas.getByRole('button', { name: /石柱/ })).toBeVisible();
  },
};

export const Refused: StoryObj = {
  render: () => picker({}, () => Promise.reject(new Error('offline'))),
  play: async ({ canvas }) => {
    (await canvas.findByRole('button', { name: /忠县/ })).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(new RegExp(areasCopy.failed))).toBeVisible();
  },
};

export const Loading: StoryObj = { render: () => picker({ listHomePageAreas: { hang: true } }) };
export const ServerError: StoryObj = {
  render: () => picker({ listHomePageAreas: { code: '100500' } }),
};
export const Offline: StoryObj = {
  render: () => (
    <HuiqiProvider client={createMockClient(mockScenarios.offline)}>
      <AreaPicker current={dianjiang} onChoose={onChoose} />
    </HuiqiProvider>
  ),
};

export const TwoProvinces: StoryObj = {
  render: () => (
    <HuiqiProvider client={createMockClient()}>
      <AreaPickerView
        current={region('万州区', '500101')}
        regions={regions}
        provinces={[province, { regionCode: '510000', regionName: '四川省' }]}
        province={province}
        onProvinceChange={() => undefined}
        districts={districts}
        onChoose={() => undefined}
      />
    </HuiqiProvider>
  ),
};

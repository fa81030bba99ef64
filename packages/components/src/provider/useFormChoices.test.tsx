import type { OperationData, RelatedCompany } from '@huiqi/sdk';
import { createMockClient, examples, type MockResponse } from '@huiqi/sdk/testing';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DynamicField } from '../patterns/DynamicField/DynamicField.js';
import { HuiqiProvider } from './HuiqiProvider.js';
import { useFormChoices } from './useFormChoices.js';

const page = examples.listRelatedCompanies['default'] as OperationData<'listRelatedCompanies'>;
const company = page.content[0] as RelatedCompany;
const named = (nsrsbh: string, authorized: boolean): RelatedCompany => ({
  ...company,
  id: nsrsbh,
  nsrsbh,
  qymc: `企业${nsrsbh}`,
  authorized,
});
const content = [named('A', true), named('B', false), named('C', true)];

function Choices({ applicant }: { readonly applicant?: string }) {
  const { companies } = useFormChoices([{ inputType: 'COMPANY' }], undefined, applicant);
  return <p>{companies ? companies.map(({ label }) => label).join('、') : '正在加载'}</p>;
}

const open = (applicant?: string) =>
  render(
    <HuiqiProvider
      client={createMockClient({ listRelatedCompanies: { data: { ...page, content } } })}
    >
      <Choices {...(applicant === undefined ? {} : { applicant })} />
    </HuiqiProvider>,
  );

test('the applicant and companies without authorisation are no choice', async () => {
  const screen = await open('A');
  await expect.element(screen.getByText('企业C')).toBeVisible();
  expect(screen.container.textContent).toBe('企业C');
  const any = await open();
  await expect.element(any.getByText('企业A、企业C')).toBeVisible();
});

const entries = [
  { checkName: 'place', inputType: 'AREA', label: '所在区域', required: true },
  { checkName: 'partner', inputType: 'COMPANY', label: '合作企业', required: true },
  { checkName: 'title', inputType: 'TEXT', label: '标题', required: true },
] as const;

function Fields() {
  const choices = useFormChoices(entries);
  return entries.map((entry) => (
    <DynamicField
      key={entry.checkName}
      {...{ entry, choices }}
      id={entry.checkName}
      value=""
      held
      onChange={() => undefined}
    />
  ));
}

test('lists that could not be read say so in their fields and are read again, with the input kept', async () => {
  const failsOnce = <Data,>(data: Data) =>
    vi.fn<() => MockResponse<Data>>(() => ({ data })).mockReturnValueOnce({ code: '500' });
  const screen = await render(
    <HuiqiProvider
      client={createMockClient({
        listAreaTree: failsOnce([{ code: '500000', name: '重庆市', childList: [] }]),
        listRelatedCompanies: failsOnce({ ...page, content }),
      })}
    >
      <Fields />
    </HuiqiProvider>,
  );
  await userEvent.fill(screen.getByLabelText('标题'), '用电');
  const place = screen.getByRole('group', { name: '所在区域' });
  await place.getByRole('button', { name: '重试' }).click();
  await expect.element(place.getByRole('combobox')).toBeEnabled();
  const partner = screen.getByRole('group', { name: '合作企业' });
  await partner.getByRole('button', { name: '重试' }).click();
  await expect.element(screen.getByRole('combobox', { name: '合作企业' })).toBeEnabled();
  await expect.element(screen.getByLabelText('标题')).toHaveValue('用电');
});

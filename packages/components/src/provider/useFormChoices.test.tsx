import type { OperationData, RelatedCompany } from '@huiqi/sdk';
import { createMockClient, examples } from '@huiqi/sdk/testing';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
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

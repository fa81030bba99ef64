import type { PolicyApplyDefinition } from '@huiqi/sdk';
import { createMockClient, examples } from '@huiqi/sdk/testing';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { memoryDraftStorage } from '../../../provider/draftStorage.js';
import { HuiqiProvider } from '../../../provider/HuiqiProvider.js';
import {
  companiesOf,
  provedCompany,
  unprovedCompany,
} from '../../companies/storyCompanies.fixture.js';
import { policyApplicationsCopy as copy } from '../copy.js';
import { PolicyApply } from './PolicyApply.js';

const definition = examples.getPolicyApplyDefinition['default'] as PolicyApplyDefinition;
const link = () => ({ href: '#' });

it('opens the form of the company that was chosen, whose text is kept', async () => {
  const drafts = memoryDraftStorage();
  const client = createMockClient({
    ...companiesOf(provedCompany, unprovedCompany),
    getPolicyApplyDefinition: { data: { ...definition, draftId: null, validity: true } },
    getPolicyOrderId: { data: { orderId: null, auditState: null, declaredByColleague: false } },
  });
  const open = () =>
    render(
      <HuiqiProvider client={client} drafts={drafts}>
        <PolicyApply
          policyId="5001"
          onSubmitted={vi.fn()}
          onLogin={vi.fn()}
          policyLink={link}
          resubmitLink={link}
          applications={link()}
          policies={link()}
          companies={link()}
        />
      </HuiqiProvider>,
    );
  const chosen = page.getByRole('combobox', { name: copy.company });
  const before = await open();
  await expect.element(chosen).toHaveValue(provedCompany.nsrsbh);
  await chosen.selectOptions(unprovedCompany.nsrsbh);
  await expect.element(chosen).toHaveValue(unprovedCompany.nsrsbh);
  await before.unmount();

  await open();
  await expect.element(chosen).toHaveValue(unprovedCompany.nsrsbh);
});

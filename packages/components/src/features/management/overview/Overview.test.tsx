import { createMockClient } from '@huiqi/sdk/testing';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { HuiqiProvider } from '../../../provider/HuiqiProvider.js';
import { managementCopy as copy } from '../copy.js';
import { managementScenarios } from '../managementSamples.fixture.js';
import { Overview } from './Overview.js';

it('says that a check of links could not be begun', async () => {
  const link = () => ({ href: '#link' });
  await render(
    <HuiqiProvider
      client={createMockClient(managementScenarios({ checkLinks: { code: '100500' } }))}
    >
      <Overview tabs={[]} itemLink={link} waitingLink={link} />
    </HuiqiProvider>,
  );
  await page.getByRole('button', { name: copy.checkLinks }).click();
  await expect.element(page.getByText(/系统繁忙/)).toBeVisible();
});

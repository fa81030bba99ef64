import { createMockClient } from '@huiqi/sdk/testing';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { HuiqiProvider } from '../../../provider/HuiqiProvider.js';
import { managementCopy as copy } from '../copy.js';
import { managementScenarios, sampleDetail } from '../managementSamples.fixture.js';
import { ManagedItem } from './ManagedItem.js';

it.each([
  ['where two people publish', {}, `${copy.withdrawText}${copy.republishText}`],
  ['where one person does', { alone: true }, copy.withdrawText],
])('says what it takes to publish again: %s', async (_where, more, text) => {
  const client = createMockClient(
    managementScenarios({ getManagedItem: { data: { ...sampleDetail, ...more } } }),
  );
  await render(
    <HuiqiProvider client={client}>
      <ManagedItem
        kind="PRODUCT"
        id="7"
        back={{ label: copy.back, href: '#list' }}
        changeLink={(id) => ({ href: `#${id}` })}
        onChange={() => undefined}
      />
    </HuiqiProvider>,
  );
  await page.getByRole('button', { name: copy.withdraw }).click();
  await expect.element(page.getByRole('dialog').getByText(text, { exact: true })).toBeVisible();
});

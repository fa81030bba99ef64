import { createMockClient } from '@huiqi/sdk/testing';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createFormStore } from '../../../patterns/useFormWizard/createFormStore.js';
import { fillCopy } from '../../../provider/copy.js';
import { HuiqiProvider } from '../../../provider/HuiqiProvider.js';
import { managedFieldsCopy as copy } from '../fields/copy.js';
import { partnerLogos } from '../fields/regionPictures.js';
import { PartnersField } from './PartnersField.js';

const partnersOf = (names: readonly string[]) => names.map((name) => ({ name, imageUrl: '' }));

async function open() {
  const store = createFormStore({ field: JSON.stringify(partnersOf(['甲', '乙', '丙'])) });
  const entry = { checkName: 'field', label: '名单', inputType: 'TEXT' } as never;
  const screen = await render(
    <HuiqiProvider client={createMockClient({})}>
      <PartnersField
        id="field"
        {...{ entry, store }}
        onChange={(field, value) => store.set(field, value)}
      />
    </HuiqiProvider>,
  );
  return { store, screen };
}

it('keeps the rows of the others when one is removed, and saves nothing but what they show', async () => {
  const { store, screen } = await open();
  const names = screen.getByRole('textbox', { name: copy.partnerName });
  const row = names.nth(2).element();
  await screen.getByRole('button', { name: fillCopy(copy.dropItem, { name: '乙' }) }).click();
  expect(names.nth(1).element()).toBe(row);
  await screen.getByRole('button', { name: copy.addPartner }).click();
  await names.nth(2).fill('丁');
  expect(partnerLogos.toValue(store.get('field'), [])).toEqual(partnersOf(['甲', '丙', '丁']));
});

it('keeps the focus on the button that raised an item to the first place, where it does nothing more', async () => {
  const { store, screen } = await open();
  const raise = screen.getByRole('button', { name: fillCopy(copy.raiseItem, { name: '丙' }) });
  raise.element().focus();
  for (let press = 0; press < 3; press += 1) await userEvent.keyboard('{Enter}');
  await expect.element(raise).toHaveFocus();
  await expect.element(raise).toHaveAttribute('aria-disabled', 'true');
  expect(partnerLogos.toValue(store.get('field'), [])).toEqual(partnersOf(['丙', '甲', '乙']));
});

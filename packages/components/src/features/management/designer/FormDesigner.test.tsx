import type { ProductForm } from '@huiqi/sdk';
import { createMockClient } from '@huiqi/sdk/testing';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { HuiqiProvider } from '../../../provider/HuiqiProvider.js';
import { sampleProduct } from '../contentSamples.fixture.js';
import { formDesignerCopy as copy } from '../fields/formCopy.js';
import { FormDesigner } from './FormDesigner.js';

const [apply] = sampleProduct.forms;
const [amount, ...others] = apply!.entries;
const theirs: ProductForm[] = [
  { ...apply!, entries: [{ ...amount!, label: '同事的金额' }, ...others] },
];
/** As the server returns what it stores. */
const reordered = (forms: readonly ProductForm[]) =>
  forms.map(({ entries, type }) => ({ entries, type }));

function Example() {
  const [forms, setForms] = useState<readonly ProductForm[]>(sampleProduct.forms);
  const [place, setPlace] = useState({ form: 0, entry: 0 });
  return (
    <HuiqiProvider client={createMockClient({})}>
      <FormDesigner
        {...{ forms, place }}
        idPrefix="designer"
        repaymentTypes={[]}
        onChange={setForms}
        onPlaceChange={setPlace}
      />
      <button onClick={() => setForms(theirs)}>载入</button>
      <button onClick={() => setForms(reordered)}>保存</button>
    </HuiqiProvider>
  );
}

async function open() {
  const screen = await render(<Example />);
  return {
    screen,
    label: screen.getByRole('textbox', { name: copy.label, exact: true }),
    undo: screen.getByRole('button', { name: copy.undo }),
  };
}

it('shows forms that come from outside, and undoes nothing that was done to those before', async () => {
  const { screen, label, undo } = await open();
  await screen.getByRole('button', { name: copy.down }).click();
  await screen.getByRole('button', { name: copy.up, exact: true }).click();
  await label.fill('我的金额');
  await screen.getByRole('button', { name: '载入' }).click();
  await expect.element(label).toHaveValue('同事的金额');
  await expect.element(undo).toBeDisabled();
});

it('shows the first form where the one that was edited is not there any more', async () => {
  const { screen, label } = await open();
  await screen.getByLabelText(copy.addForm).selectOptions('SUB_ORDER');
  await screen.getByRole('button', { name: '载入' }).click();
  await expect.element(label).toHaveValue('同事的金额');
});

it('undoes after a save what was done before it', async () => {
  const { screen, label, undo } = await open();
  await screen.getByRole('button', { name: copy.remove, exact: true }).click();
  await expect.element(label).toHaveValue(others[0]!.label);
  await screen.getByRole('button', { name: '保存' }).click();
  await undo.click();
  await expect.element(label).toHaveValue(amount!.label);
});

it('keeps the focus on the button that moved an entry to the end', async () => {
  const { screen } = await open();
  const down = screen.getByRole('button', { name: copy.down });
  down.element().focus();
  // More presses than there are entries: those past the end do nothing.
  for (const _entry of apply!.entries) await userEvent.keyboard('{Enter}');
  await expect.element(down).toHaveFocus();
  await expect.element(down).toHaveAttribute('aria-disabled', 'true');
});

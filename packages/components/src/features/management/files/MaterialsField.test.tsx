import type { ManagedPolicyMaterial } from '@huiqi/sdk';
import { createMockClient } from '@huiqi/sdk/testing';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { fillCopy } from '../../../provider/copy.js';
import { createFormStore } from '../../../patterns/useFormWizard/createFormStore.js';
import { HuiqiProvider } from '../../../provider/HuiqiProvider.js';
import { managedFieldsCopy as copy } from '../fields/copy.js';
import { listFrom } from '../fields/policyFiles.js';
import { MaterialsField } from './MaterialsField.js';

const name = 'declarationFiles';

async function open() {
  const store = createFormStore({ [name]: '' });
  const entry = { checkName: name, label: name, inputType: 'MATERIALS' } as never;
  const onChange = (field: string, value: string) => store.set(field, value);
  const screen = await render(
    <HuiqiProvider client={createMockClient({})}>
      <MaterialsField id="materials" {...{ entry, store, onChange }} />
    </HuiqiProvider>,
  );
  const numbered = (label: string, n: number) =>
    screen.getByRole('button', {
      name: fillCopy(label, { name: fillCopy(copy.material, { n }) }),
    });
  const ids = () => listFrom<ManagedPolicyMaterial>(store.get(name)).map(({ id }) => id);
  return { add: screen.getByRole('button', { name: copy.addMaterial }), numbered, ids };
}

it('never gives a new material the id of a removed one, under which files were submitted', async () => {
  const { add, numbered, ids } = await open();
  await add.click();
  const [removed] = ids();
  await numbered(copy.removeMaterial, 1).click();
  expect(ids()).toEqual([]);
  await add.click();
  expect(ids()).toEqual([expect.stringMatching(/^[\w-]+$/)]);
  expect(ids()).not.toContain(removed);
});

it('keeps the focus on the button that raised a material to the first place', async () => {
  const { add, numbered, ids } = await open();
  await add.click();
  await add.click();
  const [first, second] = ids();
  await numbered(copy.moveUp, 2).click();
  expect(ids()).toEqual([second, first]);
  await expect.element(numbered(copy.moveUp, 1)).toHaveFocus();
});

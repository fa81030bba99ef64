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

it('never gives a new material the id of a removed one, under which files were submitted', async () => {
  const store = createFormStore({ [name]: '' });
  const entry = { checkName: name, label: name, inputType: 'MATERIALS' } as never;
  const onChange = (field: string, value: string) => store.set(field, value);
  const screen = await render(
    <HuiqiProvider client={createMockClient({})}>
      <MaterialsField id="materials" {...{ entry, store, onChange }} />
    </HuiqiProvider>,
  );
  const ids = () => listFrom<ManagedPolicyMaterial>(store.get(name)).map(({ id }) => id);
  const add = screen.getByRole('button', { name: copy.addMaterial });
  await add.click();
  const [removed] = ids();
  await screen
    .getByRole('button', {
      name: fillCopy(copy.removeMaterial, { name: fillCopy(copy.material, { n: 1 }) }),
    })
    .click();
  expect(ids()).toEqual([]);
  await add.click();
  expect(ids()).toEqual([expect.stringMatching(/^[\w-]+$/)]);
  expect(ids()).not.toContain(removed);
});

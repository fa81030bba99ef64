import { createMockClient } from '@huiqi/sdk/testing';
import { useState, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createFormStore } from '../../patterns/useFormWizard/createFormStore.js';
import { fillCopy } from '../../provider/copy.js';
import { HuiqiProvider } from '../../provider/HuiqiProvider.js';
import { managedFieldsCopy as copy } from './fields/copy.js';
import { formDesignerCopy as designer } from './fields/formCopy.js';
import { FilesField } from './files/FilesField.js';
import { MaterialsField } from './files/MaterialsField.js';
import { BannersField } from './pictures/BannersField.js';
import { PartnersField } from './pictures/PartnersField.js';
import type { RichTextFieldProps } from './richText/RichTextField.js';
import { SeveralField } from './change/SeveralField.js';
import { ConditionsField } from './designer/ConditionsField.js';

const letters = ['甲', '乙', '丙'];
const ids = letters.map((label, at) => ({ label, id: `own${at}` }));

async function open(Field: (props: RichTextFieldProps) => ReactNode, typed: string) {
  const store = createFormStore({ field: typed });
  const options = letters.map((label) => ({ value: label, label }));
  const entry = { checkName: 'field', label: '名单', inputType: 'TEXT', options } as never;
  const screen = await render(
    <HuiqiProvider client={createMockClient({})}>
      <Field
        id="field"
        {...{ entry, store }}
        onChange={(field, value) => store.set(field, value)}
      />
    </HuiqiProvider>,
  );
  return screen;
}

type Screen = Awaited<ReturnType<typeof open>>;

const materials = ids.map(({ label: name, id }) => ({
  id,
  name,
  required: true,
  types: ['PDF'],
  template: { id: `${id}-template`, fileName: `${name}.docx` },
}));

it.each([
  [
    'choices',
    SeveralField,
    letters.join(','),
    copy.removeOne,
    (screen: Screen) => screen.getByRole('combobox'),
  ],
  [
    'files',
    FilesField,
    JSON.stringify(ids.map(({ label: fileName, id }) => ({ id, fileName }))),
    copy.removeFile,
    (screen: Screen) => screen.getByLabelText(copy.addFile),
  ],
  [
    'materials',
    MaterialsField,
    JSON.stringify(materials),
    copy.removeMaterial,
    (screen: Screen) => screen.getByRole('button', { name: copy.addMaterial }),
  ],
  [
    'banners',
    BannersField,
    JSON.stringify(ids.map(({ label: title, id }) => ({ id, title, imageUrl: '' }))),
    copy.dropItem,
    (screen: Screen) => screen.getByRole('button', { name: copy.addBanner }),
  ],
  [
    'partners',
    PartnersField,
    JSON.stringify(ids.map(({ label: name }) => ({ name, imageUrl: '' }))),
    copy.dropItem,
    (screen: Screen) => screen.getByRole('button', { name: copy.addPartner }),
  ],
] as const)(
  'leaves the focus of removed %s with the next one, the previous one, or what adds one',
  async (_what, Field, typed, label, add) => {
    const screen = await open(Field, typed);
    const removal = (name: string) =>
      screen.getByRole('button', { name: fillCopy(label, { name }), exact: true });
    await removal('乙').click();
    await expect.element(removal('丙')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(removal('甲')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(add(screen)).toHaveFocus();
  },
);

it('leads from a removed template to the upload of another', async () => {
  const screen = await open(MaterialsField, JSON.stringify(materials.slice(0, 1)));
  await screen.getByRole('button', { name: /甲\.docx/ }).click();
  await expect.element(screen.getByLabelText(copy.addTemplate)).toHaveFocus();
});

it('follows conditions, which have no ids', async () => {
  const entries = letters.map((label) => ({ checkName: label, label, inputType: 'TEXT' }) as never);
  function Example() {
    const [entry, setEntry] = useState({
      checkName: 'own',
      visibleWhen: letters.map((checkName) => ({ checkName, values: ['1'] })),
    } as never);
    return (
      <ConditionsField
        idPrefix="p"
        {...{ entry, entries }}
        onChange={(next) => setEntry(next as never)}
      />
    );
  }
  const screen = await render(<Example />);
  const removal = (n: number) =>
    screen.getByRole('button', { name: fillCopy(designer.removeCondition, { n }) });
  await removal(2).click();
  await expect.element(removal(3)).not.toBeInTheDocument();
  await expect.element(removal(2)).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(removal(1)).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('button', { name: designer.addCondition })).toHaveFocus();
});

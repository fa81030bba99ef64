import { useFieldValue } from '../../../patterns/useFormWizard/useFieldValue.js';
import { fillCopy } from '../../../provider/copy.js';
import { Field } from '../../../ui/Field/Field.js';
import { Input } from '../../../ui/Input/Input.js';
import { useManagedFieldsCopy } from '../fields/copy.js';
import { freeId, partnersFrom, type TypedPartner } from '../fields/regionPictures.js';
import type { RichTextFieldProps } from '../richText/RichTextField.js';
import { ItemList } from './ItemList.js';
import { pictureShapes } from './pictureShapes.js';
import { PictureUpload } from './PictureUpload.js';

const most = 50;

/** The partners of a region with their logos. */
export function PartnersField({ id, entry, store, error, onChange }: RichTextFieldProps) {
  const { checkName: name, label, hint } = entry;
  const copy = useManagedFieldsCopy();
  const partners = partnersFrom(useFieldValue(store, name));
  const set = (next: readonly TypedPartner[]) => onChange(name, JSON.stringify(next));
  // An upload may end after other partners have changed.
  const change = (at: string, changed: Partial<TypedPartner>) =>
    set(partnersFrom(store.get(name)).map((one) => (one.id === at ? { ...one, ...changed } : one)));
  const nameOf = (partner: TypedPartner, at: number) =>
    partner.name || fillCopy(copy.partnerNumber, { n: at + 1 });
  return (
    <ItemList
      {...{ id, error, most, nameOf }}
      legend={label}
      hint={hint ?? undefined}
      items={partners}
      addLabel={copy.addPartner}
      onAdd={() => set([...partners, { id: freeId(partners), name: '', imageUrl: '' }])}
      onChange={set}
    >
      {(partner, at) => (
        <>
          <PictureUpload
            shape={pictureShapes.PARTNER}
            id={`${id}.${at}.imageUrl`}
            url={partner.imageUrl}
            alt={nameOf(partner, at)}
            name={fillCopy(copy.partnerPicture, { n: at + 1 })}
            onChange={(imageUrl) => change(partner.id, { imageUrl })}
          />
          <Field id={`${id}.${at}.name`} label={copy.partnerName} required>
            {(control) => (
              <Input
                {...control}
                maxLength={60}
                value={partner.name}
                onChange={({ target }) => change(partner.id, { name: target.value })}
              />
            )}
          </Field>
        </>
      )}
    </ItemList>
  );
}

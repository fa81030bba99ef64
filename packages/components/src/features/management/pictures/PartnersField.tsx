import { useFieldValue } from '../../../patterns/useFormWizard/useFieldValue.js';
import { fillCopy } from '../../../provider/copy.js';
import { Field } from '../../../ui/Field/Field.js';
import { Input } from '../../../ui/Input/Input.js';
import { useManagedFieldsCopy } from '../fields/copy.js';
import { listFrom } from '../fields/policyFiles.js';
import type { RegionPartner } from '../fields/regionPictures.js';
import type { RichTextFieldProps } from '../richText/RichTextField.js';
import { ItemList } from './ItemList.js';
import { pictureShapes } from './pictureShapes.js';
import { PictureUpload } from './PictureUpload.js';

const most = 50;

/** The partners of a region with their logos. */
export function PartnersField({ id, entry, store, error, onChange }: RichTextFieldProps) {
  const { checkName: name, label, hint } = entry;
  const copy = useManagedFieldsCopy();
  const partners = listFrom<RegionPartner>(useFieldValue(store, name));
  const set = (next: readonly RegionPartner[]) => onChange(name, JSON.stringify(next));
  const change = (place: number, changed: Partial<RegionPartner>) =>
    set(
      listFrom<RegionPartner>(store.get(name)).map((one, at) =>
        at === place ? { ...one, ...changed } : one,
      ),
    );
  const nameOf = (partner: RegionPartner, at: number) =>
    partner.name || fillCopy(copy.partnerNumber, { n: at + 1 });
  return (
    <ItemList
      {...{ id, error, most, nameOf }}
      legend={label}
      hint={hint ?? undefined}
      items={partners}
      // Partners have no ids, and their names change while they are typed.
      keyOf={(_partner, at) => String(at)}
      addLabel={copy.addPartner}
      onAdd={() => set([...partners, { name: '', imageUrl: '' }])}
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
            onChange={(imageUrl) => change(at, { imageUrl })}
          />
          <Field id={`${id}.${at}.name`} label={copy.partnerName} required>
            {(control) => (
              <Input
                {...control}
                maxLength={60}
                value={partner.name}
                onChange={({ target }) => change(at, { name: target.value })}
              />
            )}
          </Field>
        </>
      )}
    </ItemList>
  );
}

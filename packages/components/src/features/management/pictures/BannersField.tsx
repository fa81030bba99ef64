import { useFieldValue } from '../../../patterns/useFormWizard/useFieldValue.js';
import { fillCopy } from '../../../provider/copy.js';
import { DateInput } from '../../../ui/DateInput/DateInput.js';
import { Field } from '../../../ui/Field/Field.js';
import { Input } from '../../../ui/Input/Input.js';
import { useManagedFieldsCopy } from '../fields/copy.js';
import { listFrom } from '../fields/policyFiles.js';
import { freeId, type RegionBanner } from '../fields/regionPictures.js';
import type { RichTextFieldProps } from '../richText/RichTextField.js';
import { ItemList } from './ItemList.js';
import { pictureShapes } from './pictureShapes.js';
import { PictureUpload } from './PictureUpload.js';

const most = 10;

/** The banners of a region with their pictures, titles and links. */
export function BannersField({ id, entry, store, error, onChange }: RichTextFieldProps) {
  const { checkName: name, label, hint } = entry;
  const copy = useManagedFieldsCopy();
  const banners = listFrom<RegionBanner>(useFieldValue(store, name));
  const set = (next: readonly RegionBanner[]) => onChange(name, JSON.stringify(next));
  // An upload may end after other banners have changed.
  const change = (at: string, changed: Partial<RegionBanner>) =>
    set(
      listFrom<RegionBanner>(store.get(name)).map((one) =>
        one.id === at ? { ...one, ...changed } : one,
      ),
    );
  const orNull = (typed: string) => (typed === '' ? null : typed);
  const nameOf = ({ title }: RegionBanner, at: number) =>
    title || fillCopy(copy.bannerNumber, { n: at + 1 });
  return (
    <ItemList
      {...{ id, error, most, nameOf }}
      legend={label}
      hint={hint ?? undefined}
      items={banners}
      addLabel={copy.addBanner}
      onAdd={() =>
        set([
          ...banners,
          { id: freeId(banners), imageUrl: '', title: '', subtitle: null, link: null },
        ])
      }
      onChange={set}
    >
      {(banner, at) => (
        <>
          <PictureUpload
            shape={pictureShapes.BANNER}
            id={`${id}.${at}.imageUrl`}
            url={banner.imageUrl}
            alt={nameOf(banner, at)}
            name={fillCopy(copy.bannerPicture, { n: at + 1 })}
            onChange={(imageUrl) => change(banner.id, { imageUrl })}
          />
          <Field id={`${id}.${at}.title`} label={copy.bannerTitle} required>
            {(control) => (
              <Input
                {...control}
                maxLength={60}
                value={banner.title}
                onChange={({ target }) => change(banner.id, { title: target.value })}
              />
            )}
          </Field>
          <Field id={`${id}.${at}.subtitle`} label={copy.bannerSubtitle}>
            {(control) => (
              <Input
                {...control}
                maxLength={100}
                value={banner.subtitle ?? ''}
                onChange={({ target }) => change(banner.id, { subtitle: orNull(target.value) })}
              />
            )}
          </Field>
          <Field
            id={`${id}.${at}.link`}
            label={copy.bannerLink}
            hint={copy.bannerLinkHint}
            error={/^(\/([^/\\]|$).*)?$/.test(banner.link ?? '') ? undefined : copy.bannerLinkWrong}
          >
            {(control) => (
              <Input
                {...control}
                maxLength={300}
                value={banner.link ?? ''}
                onChange={({ target }) => change(banner.id, { link: orNull(target.value.trim()) })}
              />
            )}
          </Field>
          <Field id={`${id}.${at}.validFrom`} label={copy.bannerFrom}>
            {(control) => (
              <DateInput
                {...control}
                value={banner.validFrom ?? ''}
                onChange={(day) => change(banner.id, { validFrom: orNull(day) })}
              />
            )}
          </Field>
          <Field
            id={`${id}.${at}.validUntil`}
            label={copy.bannerUntil}
            hint={copy.bannerUntilHint}
            error={
              banner.validFrom && banner.validUntil && banner.validUntil < banner.validFrom
                ? copy.bannerUntilWrong
                : undefined
            }
          >
            {(control) => (
              <DateInput
                {...control}
                value={banner.validUntil ?? ''}
                min={banner.validFrom ?? undefined}
                onChange={(day) => change(banner.id, { validUntil: orNull(day) })}
              />
            )}
          </Field>
        </>
      )}
    </ItemList>
  );
}

import type { ManagedContent } from '@huiqi/sdk';
import type { ReactNode } from 'react';
import type { FieldChoices } from '../../../patterns/DynamicField/types.js';
import { FieldErrors } from '../../../patterns/DynamicField/FieldErrors.js';
import { FormRows } from '../../../patterns/useFormWizard/FormRows.js';
import { Section } from '../../../ui/Section/Section.js';
import type { ContentField, OwnControl } from '../fields/ContentField.js';
import { useManagedFieldsCopy } from '../fields/copy.js';
import { FilesField } from '../files/FilesField.js';
import { MaterialsField } from '../files/MaterialsField.js';
import * as css from '../management.css.js';
import { BannersField } from '../pictures/BannersField.js';
import { ColourField } from '../pictures/ColourField.js';
import { PartnersField } from '../pictures/PartnersField.js';
import { PictureField } from '../pictures/PictureField.js';
import { pictureShapes } from '../pictures/pictureShapes.js';
import { publishingEntries } from './publishing.js';
import { RichTextField, type RichTextFieldProps } from '../richText/RichTextField.js';
import { KeysField } from '../rights/KeysField.js';
import { SeveralField } from './SeveralField.js';
import type { ChangeForm } from './useChangeForm.js';

export interface ContentSectionsProps {
  readonly idPrefix: string;
  readonly fields: readonly ContentField<ManagedContent>[];
  readonly choices: FieldChoices;
  readonly form: ChangeForm['form'];
}

const controls: Readonly<
  Record<Exclude<OwnControl, 'FORMS' | 'NONE'>, (props: RichTextFieldProps) => ReactNode>
> = {
  BANNERS: BannersField,
  COLOUR: ColourField,
  FILES: FilesField,
  KEYS: KeysField,
  LOGO: (props) => <PictureField {...props} shape={pictureShapes.LOGO} />,
  MATERIALS: MaterialsField,
  NEWS_PICTURE: (props) => <PictureField {...props} shape={pictureShapes.NEWS} />,
  PARTNERS: PartnersField,
  RICH_TEXT: RichTextField,
  SEVERAL: SeveralField,
  SITE_LOGO: (props) => <PictureField {...props} shape={pictureShapes.SITE_LOGO} />,
};
const wideControls: ReadonlySet<OwnControl | undefined> = new Set([
  'BANNERS',
  'MATERIALS',
  'PARTNERS',
  'RICH_TEXT',
]);

/** The fields of a content in their sections, and why and when it is published. */
export function ContentSections(props: ContentSectionsProps) {
  const { idPrefix, fields, choices, form } = props;
  const copy = useManagedFieldsCopy();
  const shown = fields.filter(({ control }) => control !== 'FORMS');
  const names = [...new Set(shown.map(({ section }) => section))];
  const visible = new Set(form.entries.map(({ checkName }) => checkName));
  const publishing = new Set(publishingEntries(copy).map(({ checkName }) => checkName));
  return (
    <>
      <FieldErrors {...{ idPrefix }} {...form} />
      <div className={css.sections}>
        {names.map((section) => {
          const own = shown.filter((field) => field.section === section);
          const isWide = own.some(({ control }) => wideControls.has(control));
          return (
            <div key={section} className={isWide ? css.wide : undefined}>
              <Section title={section}>
                <div className={css.fields}>
                  <FormRows
                    {...{ idPrefix, form, choices }}
                    entries={own
                      .filter(({ control, name }) => !control && visible.has(name))
                      .map(({ entry }) => entry)}
                  />
                  {own.map(({ name, control, entry }) => {
                    if (!control || control === 'FORMS' || control === 'NONE') return null;
                    const Control = controls[control];
                    return (
                      <Control
                        key={name}
                        id={`${idPrefix}-${name}`}
                        entry={entry}
                        store={form.store}
                        error={form.errors[name]}
                        onChange={form.change}
                      />
                    );
                  })}
                </div>
              </Section>
            </div>
          );
        })}
        <Section title={copy.publishing}>
          <div className={css.fields}>
            <FormRows
              {...{ idPrefix, form }}
              entries={form.entries.filter(({ checkName }) => publishing.has(checkName))}
            />
          </div>
        </Section>
      </div>
    </>
  );
}

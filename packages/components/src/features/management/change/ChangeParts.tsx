import type { ManagedProduct, ProductForm } from '@huiqi/sdk';
import { useMemo } from 'react';
import { useFieldValue } from '../../../patterns/useFormWizard/useFieldValue.js';
import { Tabs } from '../../../ui/Tabs/Tabs.js';
import { useManagementCopy } from '../copy.js';
import { FormDesigner } from '../designer/FormDesigner.js';
import type { DesignerPlace } from '../designer/designerPlace.js';
import { changedFacts, contentFacts } from '../fields/contentFacts.js';
import { useFormDesignerCopy } from '../fields/formCopy.js';
import type { ContentFields } from '../fields/useContentFields.js';
import { ContentPreview, hasPreview } from '../preview/ContentPreview.js';
import { ChangesTable } from './ChangesTable.js';
import { ContentSections } from './ContentSections.js';
import type { ChangeForm } from './useChangeForm.js';
import { useTypedContent } from './useTypedContent.js';

export interface ChangePartsProps {
  readonly idPrefix: string;
  readonly state: ChangeForm;
  readonly content: ContentFields;
  /** The current part. */
  readonly part: string;
  readonly onPartChange: (part: string) => void;
  readonly place: DesignerPlace;
  readonly onPlaceChange: (place: DesignerPlace) => void;
}

/** The parts of a change: its fields, the forms of a product, the preview, and the difference. */
export function ChangeParts(props: ChangePartsProps) {
  const { idPrefix, state, content, part, onPartChange, place, onPlaceChange } = props;
  const copy = useManagementCopy();
  const isProduct = state.base.kind === 'PRODUCT';
  const tabs = [
    {
      value: 'content',
      label: copy.partContent,
      content: <ContentSections {...{ idPrefix }} {...content} form={state.form} />,
    },
    ...(isProduct
      ? [
          {
            value: 'forms',
            label: copy.partForms,
            content: <Designer {...{ idPrefix, state, content, place, onPlaceChange }} />,
          },
        ]
      : []),
    ...(hasPreview(state.base.kind)
      ? [
          {
            value: 'preview',
            label: copy.partPreview,
            content: <Preview {...{ state, content }} onApply={() => onPartChange('forms')} />,
          },
        ]
      : []),
    { value: 'changes', label: copy.partChanges, content: <Difference {...{ state, content }} /> },
  ];
  return (
    <Tabs
      label={copy.parts}
      tabs={tabs}
      value={tabs.some(({ value }) => value === part) ? part : 'content'}
      onValueChange={onPartChange}
    />
  );
}

type PartProps = Pick<ChangePartsProps, 'content' | 'state'>;

function Designer(
  props: PartProps & Pick<ChangePartsProps, 'idPrefix' | 'onPlaceChange' | 'place'>,
) {
  const { idPrefix, state, content, place, onPlaceChange } = props;
  const { store, change } = state.form;
  const text = useFieldValue(store, 'forms');
  const forms = useMemo(() => (text === '' ? [] : (JSON.parse(text) as ProductForm[])), [text]);
  const product = useTypedContent(state, content.fields) as ManagedProduct;
  return (
    <FormDesigner
      {...{ idPrefix, place, onPlaceChange }}
      forms={forms}
      repaymentTypes={product.repaymentTypes}
      onChange={(next) => change('forms', JSON.stringify(next))}
    />
  );
}

function Preview({ state, content, onApply }: PartProps & { readonly onApply: () => void }) {
  const typed = useTypedContent(state, content.fields);
  return (
    <ContentPreview
      {...{ onApply }}
      content={typed}
      fields={content.fields}
      id={state.base.itemId}
      isPublished={state.base.published !== null}
    />
  );
}

function Difference({ state, content }: PartProps) {
  const copy = useFormDesignerCopy();
  const typed = useTypedContent(state, content.fields);
  const { published } = state.base;
  const factsOf = (one: typeof typed) => contentFacts(content.fields, one, content.names, copy);
  return (
    <ChangesTable changes={changedFacts(published ? factsOf(published) : [], factsOf(typed))} />
  );
}

import type { Change } from '@huiqi/sdk';
import { Tabs } from '../../../ui/Tabs/Tabs.js';
import { SectionCard } from '../../../patterns/page/SectionCard.js';
import { useManagementCopy } from '../copy.js';
import { TrialForm } from '../designer/TrialForm.js';
import { changedFacts, contentFacts } from '../fields/contentFacts.js';
import { factSections } from '../fields/factSections.js';
import { useFormDesignerCopy } from '../fields/formCopy.js';
import type { ContentFields } from '../fields/useContentFields.js';
import * as css from '../management.css.js';
import { ContentPreview, hasPreview } from '../preview/ContentPreview.js';
import { ChangesTable } from './ChangesTable.js';
import { ChangeStatus, type ChangeStatusProps } from './ChangeStatus.js';

export interface ChangeViewProps extends ChangeStatusProps {
  readonly content: ContentFields;
  readonly part: string;
  readonly onPartChange: (part: string) => void;
}

/** A change for reading: what it does, the difference, and the thing as applicants will see it. */
export function ChangeView({ content, part, onPartChange, ...status }: ChangeViewProps) {
  const { change } = status;
  const copy = useManagementCopy();
  const formCopy = useFormDesignerCopy();
  const factsOf = (one: Change['content']) =>
    contentFacts(content.fields, one, content.names, formCopy);
  const { published, content: own } = change;
  const tabs = [
    {
      value: 'changes',
      label: copy.partChanges,
      content: (
        <ChangesTable changes={changedFacts(published ? factsOf(published) : [], factsOf(own))} />
      ),
    },
    ...(own.kind === 'PRODUCT'
      ? [
          {
            value: 'forms',
            label: formCopy.trial,
            content: (
              <div className={css.stack}>
                {own.forms.map((form) => (
                  <TrialForm key={form.type} form={form} repaymentTypes={own.repaymentTypes} />
                ))}
              </div>
            ),
          },
        ]
      : []),
    ...(hasPreview(own.kind)
      ? [
          {
            value: 'preview',
            label: copy.partPreview,
            content: (
              <ContentPreview
                content={own}
                fields={content.fields}
                id={change.itemId}
                isPublished={published !== null}
                onApply={() => onPartChange('forms')}
              />
            ),
          },
        ]
      : []),
    {
      value: 'content',
      label: copy.partContent,
      content: <SectionCard sections={factSections(own, content, formCopy)} />,
    },
  ];
  return (
    <>
      <ChangeStatus {...status} />
      <Tabs
        label={copy.parts}
        tabs={tabs}
        value={tabs.some(({ value }) => value === part) ? part : 'changes'}
        onValueChange={onPartChange}
      />
    </>
  );
}

import type { RepaymentType } from '@huiqi/sdk';
import { useRef } from 'react';
import { fillCopy } from '../../../provider/copy.js';
import { Button } from '../../../ui/Button/Button.js';
import { Section } from '../../../ui/Section/Section.js';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.js';
import { useBrowserLayoutEffect } from '../../../ui/shared/useBrowserLayoutEffect.js';
import { useFormDesignerCopy } from '../fields/formCopy.js';
import * as shared from '../management.css.js';
import { AddEntry } from './AddEntry.js';
import * as css from './designer.css.js';
import { EntryEditor } from './EntryEditor.js';
import { EntryList } from './EntryList.js';
import { neighbour } from './formEdits.js';
import { FormTypes } from './FormTypes.js';
import { TrialForm } from './TrialForm.js';
import { useFormDesigner, type FormDesignerOptions } from './useFormDesigner.js';

export interface FormDesignerProps extends FormDesignerOptions {
  readonly idPrefix: string;
  /** Those of the product, from which applicants choose. */
  readonly repaymentTypes: readonly RepaymentType[];
}

/** Designs a product's forms: entries in their order, the properties of one, and the form to try. */
export function FormDesigner({ idPrefix, repaymentTypes, ...options }: FormDesignerProps) {
  const { forms } = options;
  const copy = useFormDesignerCopy();
  const designer = useFormDesigner(options);
  const { place, form, entries, entry, revision } = designer;
  const box = useRef<HTMLDivElement>(null);
  useBrowserLayoutEffect(() => {
    // A moved or added entry is another element.
    const list = box.current;
    const root = list?.getRootNode();
    if (revision === 0 || !(root instanceof Document || root instanceof ShadowRoot)) return;
    const { activeElement: active } = root;
    if (!active || active === document.body || list?.contains(active))
      list?.querySelector<HTMLElement>('[aria-current="true"]')?.focus();
  }, [revision]);
  return (
    <div className={shared.stack}>
      <FormTypes
        forms={forms}
        current={place.form}
        onSelect={designer.selectForm}
        onAdd={designer.addForm}
        onRemove={designer.removeForm}
      />
      <VisuallyHidden>
        <span role="status">{designer.note}</span>
      </VisuallyHidden>
      {form ? (
        <div className={css.columns}>
          <Section
            title={copy.entries}
            description={copy.entriesHint}
            actions={
              <Button size="small" disabled={!designer.canUndo} onClick={designer.undo}>
                {copy.undo}
              </Button>
            }
          >
            <div ref={box} className={shared.stack}>
              <div>
                <EntryList
                  entries={entries}
                  current={place.entry}
                  onSelect={designer.select}
                  onMove={designer.move}
                />
              </div>
              <AddEntry entries={entries} onAdd={designer.add} />
            </div>
          </Section>
          <Section
            title={
              entry
                ? fillCopy(copy.edit, { name: entry.label || entry.checkName })
                : copy.chooseEntry
            }
          >
            {entry && (
              <div className={shared.stack}>
                <div className={shared.row}>
                  {/* Keep the focus where nothing is left in their direction. */}
                  <Button
                    size="small"
                    icon="arrowUp"
                    aria-disabled={neighbour(entries, place.entry, -1) === undefined}
                    onClick={() => designer.move(-1)}
                  >
                    {copy.up}
                  </Button>
                  <Button
                    size="small"
                    icon="arrowDown"
                    aria-disabled={neighbour(entries, place.entry, 1) === undefined}
                    onClick={() => designer.move(1)}
                  >
                    {copy.down}
                  </Button>
                  <Button size="small" onClick={designer.copy}>
                    {copy.copyEntry}
                  </Button>
                  <Button size="small" onClick={designer.remove}>
                    {copy.remove}
                  </Button>
                </div>
                <EntryEditor
                  key={`${place.form} ${place.entry} ${revision}`}
                  {...{ idPrefix, entry, entries }}
                  onChange={designer.change}
                />
              </div>
            )}
          </Section>
          <TrialForm form={form} repaymentTypes={repaymentTypes} />
        </div>
      ) : (
        <p className={shared.muted}>{copy.noForms}</p>
      )}
    </div>
  );
}

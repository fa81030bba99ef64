import type { Change } from '@huiqi/sdk';
import { formatDateTime } from '@huiqi/sdk/domain';
import { useEffect, useId, useRef, useState } from 'react';
import { DraftNotice } from '../../../patterns/useDraft/DraftNotice.js';
import { fillCopy } from '../../../provider/copy.js';
import { describeError } from '../../../provider/describeError.js';
import { isConflict } from '../../../provider/isConflict.js';
import { Banner } from '../../../ui/Banner/Banner.js';
import { Button } from '../../../ui/Button/Button.js';
import { ErrorPanel } from '../../../ui/ErrorPanel/ErrorPanel.js';
import { useBrowserLayoutEffect } from '../../../ui/shared/useBrowserLayoutEffect.js';
import { useManagementCopy } from '../copy.js';
import { designerPlaceOf, type DesignerPlace } from '../designer/designerPlace.js';
import { useFormDesignerCopy } from '../fields/formCopy.js';
import type { ContentFields } from '../fields/useContentFields.js';
import * as css from '../management.css.js';
import { ChangeParts } from './ChangeParts.js';
import { HintList } from './HintList.js';
import { NewerEdition } from './NewerEdition.js';
import { Overtaken } from './Overtaken.js';
import { problemLabel } from './problemLabel.js';
import { ProblemList } from './ProblemList.js';
import { useChangeForm } from './useChangeForm.js';

export interface ChangeEditorProps {
  readonly change: Change;
  readonly content: ContentFields;
  readonly userId: string;
  readonly part: string;
  readonly onPartChange: (part: string) => void;
  /** Loads the change again; undefined if that fails. */
  readonly onReload: () => Promise<Change | undefined>;
  readonly onSubmitted: () => void;
  readonly onPublish: (change: Change) => void;
  readonly onDiscard: () => void;
}

/** Editor of a change: its parts, what is missing, what others saved, and the actions. */
export function ChangeEditor(props: ChangeEditorProps) {
  const { change, content, userId, part, onPartChange, onDiscard, onReload, ...then } = props;
  const copy = useManagementCopy();
  const formCopy = useFormDesignerCopy();
  const idPrefix = useId();
  const box = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<DesignerPlace>({ form: 0, entry: 0 });
  const [wanted, setWanted] = useState<string>();
  const { fields } = content;
  const state = useChangeForm({ change, fields, userId, ...then, onConflict: onReload });
  const { base, form, save, submit, isBehind, isTyped, busy } = state;
  const error = save.error ?? submit.error;

  useBrowserLayoutEffect(() => {
    if (wanted === undefined) return;
    const root = box.current?.getRootNode();
    if (root instanceof Document || root instanceof ShadowRoot)
      root.getElementById(wanted)?.focus();
    setWanted(undefined);
  }, [wanted]);

  const isCompared = isBehind || base.overtaken !== undefined;
  const wasCompared = useRef(isCompared);
  useBrowserLayoutEffect(() => {
    // The button that decided is gone; what follows is to go on with the change.
    if (wasCompared.current && !isCompared) bar.current?.querySelector('button')?.focus();
    wasCompared.current = isCompared;
  }, [isCompared]);

  const isWrong = Object.keys(form.errors).length > 0;
  useEffect(() => {
    // What is wrong is shown at its field.
    if (isWrong) onPartChange('content');
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each attempt, whatever the callback is
  }, [isWrong, form.attempt]);

  function show(field: string) {
    const found = designerPlaceOf(field);
    if (found) {
      setPlace(found.place);
      onPartChange('forms');
      setWanted(`${idPrefix}-entry-${found.property}`);
    } else {
      onPartChange('content');
      setWanted(`${idPrefix}-${field}`);
    }
  }

  return (
    <div ref={box} className={css.stack}>
      <DraftNotice form={form} restored={copy.restored} restart={copy.restart} />
      {isBehind && <NewerEdition {...{ state, content }} />}
      {change.edition > base.edition && !busy && (
        <Banner
          action={
            <Button size="small" variant="text" onClick={() => state.load(change)}>
              {copy.load}
            </Button>
          }
        >
          {fillCopy(copy.loadNewer, {
            name: change.author.name,
            time: formatDateTime(change.updatedTs),
          })}
        </Banner>
      )}
      {base.overtaken && !isBehind && <Overtaken {...{ state, content }} />}
      {base.decision && !base.decision.approved && (
        <Banner tone="danger">
          {fillCopy(copy.returnedBy, {
            name: base.decision.by.name,
            opinion: base.decision.opinion,
          })}
        </Banner>
      )}
      {error !== null && !isConflict(error) && <ErrorPanel compact {...describeError(error)} />}
      <ProblemList
        problems={state.problems}
        attempt={state.incomplete}
        labelOf={(field) => problemLabel(field, base.content, fields, formCopy)}
        onShow={show}
      />
      <HintList
        hints={base.hints ?? []}
        labelOf={(field) => fields.find(({ name }) => name === field)?.entry.label}
        onShow={show}
      />
      <ChangeParts
        {...{ idPrefix, state, content, part, onPartChange, place }}
        onPlaceChange={setPlace}
      />
      <div ref={bar} className={css.bar}>
        {base.alone && (
          <Button
            variant="primary"
            loading={busy}
            disabled={isBehind}
            onClick={() => state.send('publish')}
          >
            {copy.publishAlone}
          </Button>
        )}
        <Button
          variant={base.alone ? 'secondary' : 'primary'}
          loading={busy}
          disabled={isBehind}
          onClick={() => state.send('submit')}
        >
          {copy.submit}
        </Button>
        <Button loading={busy} disabled={!isTyped || isBehind} onClick={() => state.send('stay')}>
          {copy.save}
        </Button>
        <Button variant="text" onClick={onDiscard}>
          {copy.discard}
        </Button>
        <span role="status" className={css.muted}>
          {isTyped ? copy.unsaved : ''}
        </span>
      </div>
    </div>
  );
}

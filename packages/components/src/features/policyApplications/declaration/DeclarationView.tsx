import { useMemo, type ReactNode } from 'react';
import { fillCopy } from '../../../provider/copy.js';
import type { LinkTarget } from '../../../provider/screen.js';
import type { PageLink } from '../../../patterns/page/types.js';
import { FormWizardView } from '../../../patterns/useFormWizard/FormWizardView.js';
import { Button } from '../../../ui/Button/Button.js';
import { isSessionError } from '../../applications/wizard/isSessionError.js';
import { usePolicyApplicationsCopy } from '../copy.js';
import { isCompanyFact } from './declarationEntries.js';
import { DeclarationFailure } from './DeclarationFailure.js';
import { DeclarationNotice } from './DeclarationNotice.js';
import { FileSlotContext } from './FileSlotContext.js';
import { ForceSaveDialog } from './ForceSaveDialog.js';
import { LeaveDialog } from './LeaveDialog.js';
import type { OpenedDeclaration } from './openedDeclaration.js';
import { PolicyInvalid } from './PolicyInvalid.js';
import { PolicyTaxPanel } from './PolicyTaxPanel.js';
import type { Declaration } from './useDeclaration.js';
import { useFileFacts } from './useFileFacts.js';
import { lazyPart } from '../../../ui/LazyPart/lazyPart.js';

const upload = lazyPart(async () => ({ default: (await import('./FileSlot.js')).FileSlot }));

export interface DeclarationViewProps {
  readonly declaration: Declaration;
  readonly opened: OpenedDeclaration;
  /** The notice that the session has ended: at the buttons if one was pressed, otherwise above the form. */
  readonly sessionOver?: ReactNode;
  /** Above its first step. */
  readonly choice?: ReactNode;
  /** Link out of the form, on its first step. */
  readonly exit: PageLink;
  /** Link to other policies. */
  readonly policies: LinkTarget;
  readonly companies?: LinkTarget | undefined;
}

/** The form of a declaration, step by step, with the questions before saving or leaving. */
export function DeclarationView(props: DeclarationViewProps) {
  const { declaration, opened, sessionOver, choice, exit, policies, companies } = props;
  const { form, name, entries, guard, saving, tax } = declaration;
  const copy = usePolicyApplicationsCopy();
  const choices = useMemo(() => ({ upload }), []);
  const settings = useMemo(
    () => ({
      form: name,
      templates: new Map(
        entries.flatMap(({ checkName, slot }) => (slot ? [[checkName, slot] as const] : [])),
      ),
    }),
    [name, entries],
  );
  const facts = useFileFacts(declaration, opened);
  if (declaration.isInvalid) return <PolicyInvalid policies={policies} isFilled />;
  const needsLogin = [declaration.error, saving.error].some(isSessionError);
  const isCorrection = saving.record.mode === 'apply';
  const saveAndLeave = async () => {
    if (await saving.save(true)) guard.leave();
    else guard.stay();
  };
  return (
    <FileSlotContext.Provider value={settings}>
      <FormWizardView
        form={form}
        label={fillCopy(copy.wizardOf, { policy: opened.policyTitle })}
        head={{
          name: opened.policyTitle,
          giver: opened.company.companyName,
          facts: [{ label: copy.mode, value: modeText(saving.record.mode, copy) }, ...facts],
        }}
        exit={exit}
        busy={declaration.submitting}
        submitText={isCorrection ? copy.resubmit : copy.submit}
        choices={choices}
        isFact={isCompanyFact}
        texts={{ saved: saving.isStored ? copy.saved : copy.savedHere }}
        actions={
          <Button
            size="large"
            variant="text"
            loading={saving.busy}
            onClick={() => void saving.save()}
          >
            {isCorrection ? copy.save : copy.saveDraft}
          </Button>
        }
        review={tax.isNeeded && <PolicyTaxPanel tax={tax} companies={companies} />}
        notice={
          <>
            {!needsLogin && sessionOver}
            {form.isFirst && choice}
            <DeclarationNotice {...{ form, opened }} />
          </>
        }
        failure={
          <>
            {needsLogin && sessionOver}
            <DeclarationFailure {...{ declaration, opened, companies }} />
          </>
        }
      />
      <ForceSaveDialog
        problem={saving.problem}
        onCancel={saving.cancel}
        onSave={() => void saving.save(true)}
      />
      <LeaveDialog
        open={guard.asking}
        saving={saving.busy}
        onStay={guard.stay}
        onSave={() => void saveAndLeave()}
        onDrop={() => {
          declaration.forget();
          guard.leave();
        }}
      />
    </FileSlotContext.Provider>
  );
}

const modeText = (
  mode: OpenedDeclaration['mode'],
  copy: Readonly<Record<'modeNew' | 'modeApply' | 'modeDraft', string>>,
): string => ({ new: copy.modeNew, apply: copy.modeApply, draft: copy.modeDraft })[mode];

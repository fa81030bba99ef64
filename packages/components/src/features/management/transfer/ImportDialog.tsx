import {
  importManagedItems,
  ManagedKindLabels,
  type ManagedImport,
  type ManagedKind,
} from '@huiqi/sdk';
import { useRef, useState } from 'react';
import { onPlainClick } from '../../../patterns/link/onPlainClick.js';
import { fillCopy } from '../../../provider/copy.js';
import { describeError } from '../../../provider/describeError.js';
import type { LinkTarget } from '../../../provider/screen.js';
import { useMutationOf } from '../../../provider/useMutationOf.js';
import { Banner } from '../../../ui/Banner/Banner.js';
import { Button } from '../../../ui/Button/Button.js';
import { Dialog } from '../../../ui/Dialog/Dialog.js';
import { ErrorPanel } from '../../../ui/ErrorPanel/ErrorPanel.js';
import { LinkButton } from '../../../ui/LinkButton/LinkButton.js';
import { Stack } from '../../../ui/Stack/Stack.js';
import { Steps } from '../../../ui/Steps/Steps.js';
import { useBrowserLayoutEffect } from '../../../ui/shared/useBrowserLayoutEffect.js';
import { useTransferCopy } from './copy.js';
import { ImportFile } from './ImportFile.js';
import { ImportReport } from './ImportReport.js';

export interface ImportDialogProps {
  readonly kind: ManagedKind;
  /** The changes that an import made. */
  readonly changesLink: (importId: string) => LinkTarget;
  readonly onClose: () => void;
}

interface Chosen {
  readonly form: FormData;
  readonly report: ManagedImport;
}

/** An import in steps: a file, what it would do with errors by cell, and the drafts that it made. */
export function ImportDialog({ kind, changesLink, onClose }: ImportDialogProps) {
  const copy = useTransferCopy();
  const [chosen, setChosen] = useState<Chosen>();
  const [done, setDone] = useState<ManagedImport>();
  const next = useRef<HTMLParagraphElement>(null);
  const options = { successMessage: false } as const;
  const check = useMutationOf(importManagedItems, options);
  const make = useMutationOf(importManagedItems, { ...options, onSuccess: setDone });
  const step = done ? 2 : chosen ? 1 : 0;
  // The part that was acted on is gone: whoever uses the keyboard goes on with what came.
  useBrowserLayoutEffect(() => {
    if (step > 0) next.current?.focus();
  }, [step]);

  async function choose(file: File) {
    const form = new FormData();
    form.append('file', file);
    make.reset();
    const report = await check.run({ kind, dryRun: true, body: form });
    if (report) setChosen({ form, report });
  }
  const report = done ?? chosen?.report;
  const count = report ? report.added + report.changed : 0;
  const refused = report?.refused ?? 0;
  const { error } = chosen ? make : check;
  return (
    <Dialog
      open
      isDirty={false}
      width={880}
      title={fillCopy(copy.importTitle, { kind: ManagedKindLabels[kind] })}
      onOpenChange={(open) => !open && !make.busy && onClose()}
      footer={
        done ? (
          <>
            <Button onClick={onClose}>{copy.close}</Button>
            <ChangesLink link={changesLink(done.importId ?? '')} />
          </>
        ) : (
          chosen && (
            <>
              <Button disabled={make.busy} onClick={() => setChosen(undefined)}>
                {copy.again}
              </Button>
              {count > 0 && (
                <Button
                  variant="primary"
                  loading={make.busy}
                  onClick={() => void make.run({ kind, dryRun: false, body: chosen.form })}
                >
                  {fillCopy(refused > 0 ? copy.confirmSkipping : copy.confirm, {
                    n: count,
                    refused,
                  })}
                </Button>
              )}
            </>
          )
        )
      }
    >
      <Stack gap={4}>
        <Steps
          label={copy.steps}
          current={step}
          steps={[
            { key: 'file', label: copy.stepFile },
            { key: 'check', label: copy.stepCheck },
            { key: 'done', label: copy.stepDone },
          ]}
        />
        {error !== null && <ErrorPanel compact {...describeError(error)} />}
        {report ? (
          <>
            {done && (
              <Banner tone="success">
                {fillCopy(copy.done, { n: count })}
                {copy.doneHint}
              </Banner>
            )}
            <ImportReport {...{ kind, report }} summary={next} isDone={done !== undefined} />
          </>
        ) : (
          <ImportFile kind={kind} busy={check.busy} onChoose={(file) => void choose(file)} />
        )}
      </Stack>
    </Dialog>
  );
}

function ChangesLink({ link: { href, onOpen } }: { readonly link: LinkTarget }) {
  const copy = useTransferCopy();
  return (
    <LinkButton variant="primary" href={href} onClick={onPlainClick(onOpen)}>
      {copy.toChanges}
    </LinkButton>
  );
}

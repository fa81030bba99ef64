import { Suspense, useState } from 'react';
import { Button } from '../../ui/Button/Button.js';
import { useShortcuts } from '../../patterns/ShortcutHelp/useShortcuts.js';
import { useExportsCopy } from './copy.js';
import type { ExportDialogProps } from './ExportDialog.js';
import { lazyPart } from '../../ui/LazyPart/lazyPart.js';

// Most visits of the desk export nothing.
const ExportDialog = lazyPart(async () => ({
  default: (await import('./ExportDialog.js')).ExportDialog,
}));

export interface ExportActionProps extends Pick<ExportDialogProps, 'filters'> {
  /** Text of the button. Defaults to 导出. */
  readonly label?: string | undefined;
  readonly size?: 'small' | undefined;
}

/** The button that exports the orders of a list, and its dialog; with Shift in the columns chosen last, without asking. */
export function ExportAction({ filters, label, size }: ExportActionProps) {
  const copy = useExportsCopy();
  const [open, setOpen] = useState<'choice' | 'start'>();
  const isOfSelected = filters.ids !== undefined;
  useShortcuts(
    isOfSelected
      ? [
          {
            keys: ['E'],
            label: copy.atOnce,
            group: copy.keys,
            run: () => setOpen('start'),
          },
        ]
      : [],
  );
  return (
    <>
      <Button
        size={size}
        aria-keyshortcuts={isOfSelected ? 'e Shift+E' : 'e'}
        onClick={({ shiftKey }) => setOpen(shiftKey ? 'start' : 'choice')}
      >
        {label ?? copy.action}
      </Button>
      {open && (
        <Suspense>
          <ExportDialog
            filters={filters}
            startsAtOnce={open === 'start'}
            onClose={() => setOpen(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

import { lazyPart } from '@huiqi/components/ui';
import { Suspense } from 'react';
import { useLazyDialog } from '../shell/useLazyDialog.js';

const DisplayDialog = lazyPart(async () => ({
  default: (await import('./DisplayDialog.js')).DisplayDialog,
}));

/** Opens the settings of the display. */
export function DisplayButton({ className }: { readonly className: string }) {
  const dialog = useLazyDialog();
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={dialog.show}>
        显示设置
      </button>
      {dialog.wanted && (
        <Suspense fallback={null}>
          <DisplayDialog {...dialog.state} />
        </Suspense>
      )}
    </>
  );
}

import { Icon, lazyPart } from '@huiqi/components/ui';
import { Suspense } from 'react';
import * as css from './header.css.js';
import { useLazyDialog } from './useLazyDialog.js';

const MenuSheet = lazyPart(async () => ({ default: (await import('./MenuSheet.js')).MenuSheet }));

/** Below 1024 px: opens everything the header offers as a sheet. */
export function MenuButton({ current }: { readonly current: string | undefined }) {
  const dialog = useLazyDialog();
  return (
    <>
      <button
        type="button"
        className={css.menuButton}
        aria-haspopup="dialog"
        aria-label="菜单"
        onClick={dialog.show}
      >
        <Icon name="menu" size={24} />
      </button>
      {dialog.wanted && (
        <Suspense fallback={null}>
          <MenuSheet {...dialog.state} current={current} />
        </Suspense>
      )}
    </>
  );
}

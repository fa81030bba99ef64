import { Icon, VisuallyHidden, lazyPart } from '@huiqi/components/ui';
import { Suspense } from 'react';
import { useSite } from '../boot/SiteContext.js';
import * as css from './header.css.js';
import { useLazyDialog } from './useLazyDialog.js';

const load = async () => ({ default: (await import('./RegionDialog.js')).RegionDialog });
const RegionDialog = lazyPart(load);
// A failure is reported when the dialog is opened.
const preload = () => void load().catch(() => undefined);

/** The visit's region, and a button to change it. */
export function RegionButton() {
  const { area } = useSite();
  const dialog = useLazyDialog();
  return (
    <>
      <button
        type="button"
        className={css.region}
        aria-haspopup="dialog"
        onClick={dialog.show}
        onPointerEnter={preload}
        onFocus={preload}
      >
        <VisuallyHidden>切换地区，当前</VisuallyHidden>
        <span className={css.regionName}>{area.regionName}</span>
        <Icon name="chevronDown" size={14} />
      </button>
      {dialog.wanted && (
        <Suspense fallback={null}>
          <RegionDialog {...dialog.state} />
        </Suspense>
      )}
    </>
  );
}

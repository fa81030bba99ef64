import { Icon, lazyPart } from '@huiqi/components/ui';
import { phoneHref } from '@huiqi/sdk/domain';
import { Suspense } from 'react';
import { useSite } from '../boot/SiteContext.js';
import { usePath } from '../routes/useAddress.js';
import { CareButton } from './CareButton.js';
import * as css from './display.css.js';
import { useDisplay } from './useDisplay.js';

const ReadAloud = lazyPart(async () => ({
  default: (await import('./ReadAloud.js')).ReadAloud,
}));

/** Of the care version: the telephone as an equal way, and reading aloud. The stylesheet hides it in others. */
export function CareStrip({ inner }: { readonly inner: string }) {
  const { config } = useSite();
  const { care } = useDisplay();
  const path = usePath();
  return (
    <div className={css.strip}>
      <div className={`${inner} ${css.stripRow}`}>
        <p className={css.call}>
          <Icon name="phone" size={20} />
          <span className={css.callHint}>也可以打电话办理</span>
          <a href={phoneHref(config.phone)}>{config.phone}</a>
          <span className={css.callHint}>（{config.hotlineHours}）</span>
        </p>
        <div className={css.tools}>
          {care && (
            <Suspense fallback={null}>
              <ReadAloud key={path} />
            </Suspense>
          )}
          <CareButton place="strip" />
        </div>
      </div>
    </div>
  );
}

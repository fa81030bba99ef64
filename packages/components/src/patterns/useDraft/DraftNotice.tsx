import { Banner } from '../../ui/Banner/Banner.js';
import { Button } from '../../ui/Button/Button.js';
import { useFieldsCopy } from '../DynamicField/copy.js';
import type { DraftState } from './useDraftState.js';

export interface DraftNoticeProps {
  readonly form: DraftState;
  /** Whether to show here that the content comes from an earlier visit. Defaults to true. */
  readonly showsRestored?: boolean | undefined;
  /** Defaults to 已恢复您上次填写的内容。 */
  readonly restored?: string | undefined;
  /** Defaults to 清空重填. */
  readonly restart?: string | undefined;
}

/** The state of the draft: restored from the last visit, or conflicting with another tab, which the user resolves. */
export function DraftNotice({ form, showsRestored = true, ...texts }: DraftNoticeProps) {
  const copy = useFieldsCopy();
  const { sync } = form;
  const button = (label: string, onClick: () => void) => (
    <Button size="small" variant="text" onClick={onClick}>
      {label}
    </Button>
  );
  const restored = showsRestored && form.restored && sync === null;
  return (
    <>
      <div role="status">
        {sync === 'DIFFERENT' && (
          <Banner
            tone="warning"
            action={
              <>
                {button(copy.takeOther, form.takeOther)}
                {button(copy.keepMine, form.keepMine)}
              </>
            }
          >
            {copy.filledElsewhere}
          </Banner>
        )}
        {sync === 'TAKEN' && (
          <Banner action={button(copy.takeBack, form.takeBack)}>{copy.taken}</Banner>
        )}
        {sync === 'REMOVED' && <Banner tone="warning">{copy.removed}</Banner>}
      </div>
      {restored && (
        <Banner tone="info" action={button(texts.restart ?? copy.restart, form.restart)}>
          {texts.restored ?? copy.draftRestored}
        </Banner>
      )}
    </>
  );
}

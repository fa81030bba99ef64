import { Banner } from '../../ui/Banner/Banner.js';
import { Button } from '../../ui/Button/Button.js';

export interface SessionOverNoticeProps {
  readonly copy: { readonly sessionOver: string; readonly loginAgain: string };
  readonly onLogin?: (() => void) | undefined;
}

/** Notice above a form whose user is no longer signed in: it stays, and continues after the login. */
export function SessionOverNotice({ copy, onLogin }: SessionOverNoticeProps) {
  return (
    <div role="alert">
      <Banner
        tone="warning"
        action={
          <Button size="small" onClick={() => onLogin?.()}>
            {copy.loginAgain}
          </Button>
        }
      >
        {copy.sessionOver}
      </Banner>
    </div>
  );
}

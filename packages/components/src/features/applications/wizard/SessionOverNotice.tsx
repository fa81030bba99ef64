import { Banner } from '../../../ui/Banner/Banner.js';
import { Button } from '../../../ui/Button/Button.js';
import { useApplicationsCopy } from '../copy.js';

export interface SessionOverNoticeProps {
  readonly onLogin: () => void;
}

/** Notice above a form whose user is no longer signed in: it stays, and continues after the login. */
export function SessionOverNotice({ onLogin }: SessionOverNoticeProps) {
  const copy = useApplicationsCopy();
  return (
    <div role="alert">
      <Banner
        tone="warning"
        action={
          <Button size="small" onClick={onLogin}>
            {copy.loginAgain}
          </Button>
        }
      >
        {copy.sessionOver}
      </Banner>
    </div>
  );
}

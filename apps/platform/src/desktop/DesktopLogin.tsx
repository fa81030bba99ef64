import { Banner, Button, Stack } from '@huiqi/components/ui';
import { isHuiqiError } from '@huiqi/sdk';
import { useEffect, useRef, useState } from 'react';
import { readLoginReason } from '../boot/loginReason.js';
import type { Desktop } from './Desktop.js';

interface DesktopLoginProps {
  readonly desktop: Desktop;
  /** Shows the site's own form instead. */
  readonly onOwnForm: () => void;
}

/** The login page inside the desktop client: its own form asks for the credentials. */
export function DesktopLogin({ desktop, onOwnForm }: DesktopLoginProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const open = () =>
    desktop.openLogin().then(
      () => setFailure(null),
      (error: unknown) => setFailure(isHuiqiError(error) ? error.userMessage : '请重试'),
    );
  const [leftOnPurpose] = useState(() => readLoginReason() === 'left');
  const opens = useRef(!leftOnPurpose);
  useEffect(() => {
    if (opens.current) void open();
    opens.current = false;
  });
  return (
    <Stack gap={4}>
      <p>请在客户端的登录窗口中登录，登录后将自动回到刚才的页面。</p>
      <div role="status">{failure !== null && <Banner tone="warning">{failure}</Banner>}</div>
      <Button variant="primary" onClick={() => void open()}>
        打开登录窗口
      </Button>
      <Button variant="text" onClick={onOwnForm}>
        使用平台账号登录
      </Button>
    </Stack>
  );
}

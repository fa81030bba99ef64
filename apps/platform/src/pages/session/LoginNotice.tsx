import { useClient } from '@huiqi/components/provider';
import { Banner } from '@huiqi/components/ui';
import { useEffect, useState } from 'react';
import { clearLoginReason, readLoginReason, type LoginReason } from '../../boot/loginReason.js';

const says = {
  expired: { tone: 'warning', text: '账号已过期，请重新登录' },
  required: { tone: 'info', text: '请先登录' },
  changed: { tone: 'success', text: '密码修改成功，请重新登录' },
  left: { tone: 'info', text: '您已退出登录' },
  handover: { tone: 'warning', text: '登录凭证无效或已使用，请在此登录' },
} as const satisfies Record<LoginReason, object>;

/** Why the user is at the login (spec 1 §8), and that the page they came from is kept. */
export function LoginNotice() {
  const { visit } = useClient();
  const [reason] = useState(readLoginReason);
  const [target] = useState(() => visit.peekReturnTarget());
  useEffect(() => {
    // Users who logged out on purpose, or changed their password, start over.
    if (reason === 'changed' || reason === 'left') visit.takeReturnTarget();
    return clearLoginReason;
  }, [reason, visit]);
  const shown = reason ?? (target === undefined ? null : 'required');
  const goesBack = target !== undefined && (shown === 'expired' || shown === 'required');
  return (
    <div role="status">
      {shown && (
        <Banner tone={says[shown].tone}>
          {says[shown].text}
          {goesBack && '，登录后将回到刚才的页面'}
        </Banner>
      )}
    </div>
  );
}

import { useClient } from '@huiqi/components/provider';
import { Banner } from '@huiqi/components/ui';
import { useState } from 'react';
import { useLoginReason } from '../../boot/loginReason.js';

const texts = {
  expired: '账号已过期，请重新登录',
  required: '请先登录',
  changed: '密码修改成功，请重新登录',
  handover: '登录凭证无效或已使用，请在此登录',
} as const;

const goesBack = '，登录后将回到刚才的页面';

/** Why the user is at the login (spec 1 §8), and that the page they came from is not lost. */
export function LoginNotice() {
  const { visit } = useClient();
  const reason = useLoginReason();
  const [hasTarget] = useState(() => visit.peekReturnTarget() !== undefined);
  const said = reason ?? (hasTarget ? 'required' : null);
  const isBack = hasTarget && (said === 'expired' || said === 'required');
  return (
    <div role="status">
      {said && (
        <Banner tone={said === 'changed' ? 'success' : said === 'required' ? 'info' : 'warning'}>
          {texts[said]}
          {isBack && goesBack}
        </Banner>
      )}
    </div>
  );
}

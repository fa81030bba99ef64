import { Registration, registrationSteps } from '@huiqi/components/registration';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { useSite } from '../../boot/SiteContext.js';
import { useGo } from '../../routes/useGo.js';
import { useStep } from '../../routes/useStep.js';
import { AuthFrame } from '../session/AuthFrame.js';
import { useLanding } from '../session/useLanding.js';

export function Page() {
  const go = useGo();
  const land = useLanding();
  const { user, setUser } = useSite();
  const [step, setStep] = useStep(registrationSteps);
  const arrived = useRef(step === 'ACCOUNT' ? user : null);
  useEffect(() => {
    // Signed-in users are sent on.
    if (arrived.current) land(arrived.current);
    arrived.current = null;
  }, [land]);
  return (
    <AuthFrame
      title="注册"
      foot={
        user === null && (
          <span>
            已有账号？<Link to="/login">登录</Link>
          </span>
        )
      }
    >
      <Registration
        user={user}
        step={step}
        onStepChange={setStep}
        login={{ href: '/login', onOpen: () => go('/login') }}
        agreementHref="/userAgreement"
        privacyHref="/privacyPolicy"
        onRegistered={setUser}
        onNamed={(name) => user && setUser({ ...user, name })}
        onFinish={() => user && land(user)}
      />
    </AuthFrame>
  );
}

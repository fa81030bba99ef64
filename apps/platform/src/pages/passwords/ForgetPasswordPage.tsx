import { PasswordRetrieval, retrievalSteps } from '@huiqi/components/passwords';
import { Link } from 'wouter';
import { useGo } from '../../routes/useGo.js';
import { useStep } from '../../routes/useStep.js';
import { AuthFrame } from '../session/AuthFrame.js';

export function Page() {
  const go = useGo();
  const [step, setStep] = useStep(retrievalSteps);
  return (
    <AuthFrame
      title="找回密码"
      quietHead
      foot={
        <>
          <span>
            想起密码了？<Link to="/login">返回登录</Link>
          </span>
          <span>
            还没有账号？<Link to="/register">注册</Link>
          </span>
        </>
      }
    >
      <PasswordRetrieval
        step={step}
        onStepChange={setStep}
        login={{ href: '/login', onOpen: () => go('/login') }}
      />
    </AuthFrame>
  );
}

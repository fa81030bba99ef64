import type { UserInfo } from '@huiqi/sdk';
import { WizardProgress } from '../../patterns/Wizard/WizardProgress.js';
import { fillCopy } from '../../provider/copy.js';
import { Button } from '../../ui/Button/Button.js';
import { AccountDone } from '../passwords/AccountDone.js';
import { AccountStep, type AccountStepProps } from './AccountStep.js';
import { useRegistrationCopy } from './copy.js';
import { NicknameStep } from './NicknameStep.js';
import { frame } from './registration.css.js';
import { registrationSteps, type RegistrationStep } from './steps.js';

export interface RegistrationProps extends AccountStepProps {
  /** The signed-in user, needed by the later steps. */
  readonly user: Pick<UserInfo, 'name'> | null;
  /** The step in the address. */
  readonly step: RegistrationStep;
  readonly onStepChange: (step: RegistrationStep, options?: { readonly replace?: boolean }) => void;
  readonly onNamed: (name: string) => void;
  /** Called to leave the last step for the platform. */
  readonly onFinish: () => void;
}

/** Registration in three steps: account, nickname, done (spec 1 §2). The account leads to the last one (spec 1 §4). */
export function Registration(props: RegistrationProps) {
  const { user, step, onStepChange, onRegistered, onNamed, onFinish, ...account } = props;
  const copy = useRegistrationCopy();
  const shown = user ? step : 'ACCOUNT';
  const labels = { ACCOUNT: copy.account, NICKNAME: copy.nickname, DONE: copy.done };
  return (
    <div className={frame}>
      <WizardProgress
        label={copy.steps}
        steps={registrationSteps.map((id) => ({ id, label: labels[id] }))}
        current={registrationSteps.indexOf(shown)}
      />
      {shown === 'ACCOUNT' && (
        <AccountStep
          {...account}
          onRegistered={(registered) => {
            onRegistered(registered);
            onStepChange('DONE', { replace: true });
          }}
        />
      )}
      {shown === 'NICKNAME' && (
        <NicknameStep
          onDone={(name) => {
            if (name !== null) onNamed(name);
            onStepChange('DONE', { replace: true });
          }}
        />
      )}
      {shown === 'DONE' && (
        <AccountDone
          title={copy.doneTitle}
          text={user?.name ? fillCopy(copy.doneNamed, { name: user.name }) : copy.doneText}
        >
          <Button variant="primary" size="large" block onClick={onFinish}>
            {copy.doneGo}
          </Button>
          {!user?.name && (
            <Button block onClick={() => onStepChange('NICKNAME')}>
              {copy.doneNickname}
            </Button>
          )}
        </AccountDone>
      )}
    </div>
  );
}

import { checkWorkChallenge, getWorkChallenge, type HuiqiClient } from '@huiqi/sdk';
import { constants } from '@huiqi/sdk/domain';
import { useEffect, useRef, useState } from 'react';
import { useClient } from '../../provider/context.js';
import { solveWork } from './solveWork.js';
import { WorkCaptchaView, type WorkCaptchaViewProps } from './WorkCaptchaView.js';

export interface WorkCaptchaProps {
  /** Whether the last proof was refused: the next challenge then waits for the user. */
  readonly refused?: boolean | undefined;
  readonly onSolved: (proof: string) => void;
  readonly onCancel: () => void;
}

/** Solves a proof-of-work challenge on mount; stops on unmount. */
export function WorkCaptcha({ refused = false, onSolved, onCancel }: WorkCaptchaProps) {
  const [run, setRun] = useState(refused ? 0 : 1);
  const onRetry = () => setRun((before) => before + 1);
  return run === 0 ? (
    <WorkCaptchaView state="fail" progress={0} onRetry={onRetry} onCancel={onCancel} />
  ) : (
    <WorkRun key={run} onSolved={onSolved} onRetry={onRetry} onCancel={onCancel} />
  );
}

/** The proof of a solved challenge, or null. */
async function prove(
  client: HuiqiClient,
  signal: AbortSignal,
  onProgress: (percent: number) => void,
): Promise<string | null> {
  const challenge = await getWorkChallenge(client, {}, { signal });
  const onAttempt = (attempts: number) => onProgress((attempts / challenge.maxCounter) * 100);
  const counter = await solveWork(challenge, { signal, onAttempt });
  if (counter === null) return null;
  const body = { key: challenge.key, counter };
  const { success, code } = await checkWorkChallenge(client, { body }, { signal });
  return success ? code : null;
}

interface WorkRunProps {
  readonly onSolved: (proof: string) => void;
  readonly onRetry: () => void;
  readonly onCancel: () => void;
}

function WorkRun({ onSolved, ...rest }: WorkRunProps) {
  const client = useClient();
  const [state, setState] = useState<WorkCaptchaViewProps['state']>('running');
  const [progress, setProgress] = useState(0);
  const report = useRef(onSolved);
  useEffect(() => {
    report.current = onSolved;
  });
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function run(): Promise<void> {
      const proof = await prove(client, signal, setProgress).catch(() => null);
      if (signal.aborted) return;
      setState(proof === null ? 'fail' : 'succ');
      if (proof !== null)
        timer = setTimeout(() => report.current(proof), constants.captchaCloseMilliseconds);
    }
    void run();
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [client]);
  return <WorkCaptchaView {...rest} state={state} progress={progress} />;
}

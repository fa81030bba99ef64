import { isHuiqiError } from '@huiqi/sdk';
import { constants } from '@huiqi/sdk/domain';
import { useCallback, useEffect, useState } from 'react';

/** Code for a policy that can no longer be declared (spec 2 §8). */
const ended = '795243';

export const isEnded = (error: unknown): boolean => isHuiqiError(error, ended);

/** Whether the policy has ended: known initially, or shortly after the server said so (spec 2 §8). */
export function useInvalidPolicy(isOpen: boolean) {
  const [isInvalid, setInvalid] = useState(!isOpen);
  const [noticed, setNoticed] = useState(false);
  useEffect(() => {
    if (!noticed) return undefined;
    const timer = setTimeout(() => setInvalid(true), constants.policyInvalidMilliseconds);
    return () => clearTimeout(timer);
  }, [noticed]);
  const notice = useCallback((error: unknown) => {
    if (isEnded(error)) setNoticed(true);
  }, []);
  return { isInvalid, notice };
}

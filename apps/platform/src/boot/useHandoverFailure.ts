import { useToast } from '@huiqi/components/ui';
import { useEffect } from 'react';

/** Says once that the credentials of a partner were refused; the visit goes on. */
export function useHandoverFailure(message: string | undefined): void {
  const toast = useToast();
  useEffect(() => {
    if (message !== undefined) toast.error(message);
  }, [message, toast]);
}

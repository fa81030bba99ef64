import { useToast } from '@huiqi/components/ui';
import { isHuiqiError } from '@huiqi/sdk';
import { useEffect } from 'react';
import type { Desktop } from './Desktop.js';
import { subWindowOf } from './subWindowOf.js';

/** Links that would open a tab open a window of the client while it is connected. */
export function useSubWindows({ bridge, openWindow }: Desktop): void {
  const toast = useToast();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const target = bridge.state === 'open' ? subWindowOf(event) : undefined;
      if (!target) return;
      event.preventDefault();
      openWindow(target.url, target.title).catch((error: unknown) =>
        toast.error(isHuiqiError(error) ? error.userMessage : '无法打开窗口，请重试'),
      );
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [bridge, openWindow, toast]);
}

import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { Icon } from '../Icon/Icon.js';
import { ThemeRoot } from '../ThemeRoot/ThemeRoot.js';
import * as css from './Toast.css.js';
import { ToastContext, type Toast } from './toastContext.js';
import { useUiCopy } from '../shared/copy.js';
import { useMessage } from '../../copy/useMessage.js';

type Tone = keyof Toast;
interface Message {
  readonly id: number;
  readonly tone: Tone;
  readonly text: string;
}

const shownMs: Readonly<Record<Tone, number>> = { success: 4000, info: 4000, error: 8000 };
const maxShown = 3;

/** Contains the live region, which exists before it announces anything. */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [messages, setMessages] = useState<readonly Message[]>([]);
  const nextId = useRef(0);
  const copy = useUiCopy();
  const message = useMessage();
  const drop = useCallback(
    (id: number) => setMessages((all) => all.filter((message) => message.id !== id)),
    [],
  );
  const toast = useMemo<Toast>(() => {
    const show = (tone: Tone) => (text: string) => {
      const id = (nextId.current += 1);
      setMessages((all) =>
        [...all.filter((message) => message.text !== text), { id, tone, text }].slice(-maxShown),
      );
      setTimeout(drop, shownMs[tone], id);
    };
    return { success: show('success'), error: show('error'), info: show('info') };
  }, [drop]);
  return (
    <ToastContext.Provider value={toast}>
      {children}
      {/* Rendered in place and not in the portal container, so that a server can render it. */}
      <ThemeRoot>
        <div role="status" aria-live="polite" className={css.region}>
          {messages.map(({ id, tone, text }) => (
            <div key={id} className={css.toast[tone]}>
              <Icon name={tone} size={20} />
              <span>{message(text)}</span>
              <button
                type="button"
                className={css.close}
                aria-label={copy.closeToast}
                onClick={() => drop(id)}
              >
                <Icon name="close" />
              </button>
            </div>
          ))}
        </div>
      </ThemeRoot>
    </ToastContext.Provider>
  );
}

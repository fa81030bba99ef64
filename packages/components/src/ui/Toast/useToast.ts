import { useContext } from 'react';
import { ToastContext, type Toast } from './toastContext.js';

/** Shows short messages that disappear by themselves. */
export function useToast(): Toast {
  const toast = useContext(ToastContext);
  if (!toast) throw new Error('Huiqi components: no ToastProvider around this component');
  return toast;
}

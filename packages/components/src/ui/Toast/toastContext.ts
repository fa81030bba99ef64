import { createContext } from 'react';

export interface Toast {
  success(text: string): void;
  error(text: string): void;
  info(text: string): void;
}

export const ToastContext = createContext<Toast | null>(null);

import { useContext } from 'react';
import { CopyContext } from './CopyContext.js';

/**
 * Returns a function that translates a sentence of the rules or the server into the provider's language. A host
 * replaces one by `copy={{ messages: { 请输入手机号: '…' } }}`.
 */
export function useMessage(): (text: string) => string {
  const { locale, overrides } = useContext(CopyContext);
  return (text) => overrides?.['messages']?.[text] ?? locale?.message(text) ?? text;
}

import { useContext } from 'react';
import { CopyContext } from './CopyContext.js';

/**
 * Returns the function that puts a sentence of the rules or of the server into the language of the provider. A host
 * replaces one by `copy={{ messages: { 请输入手机号: '…' } }}`.
 */
export function useMessage(): (text: string) => string {
  const { locale, overrides } = useContext(CopyContext);
  return (text) => overrides?.['messages']?.[text] ?? locale?.message(text) ?? text;
}

import { useCopy } from '../../provider/copy.js';
import { accountCopy, type AccountCopy } from './copy.js';

export const useAccountCopy = (): AccountCopy => useCopy<AccountCopy>('account', accountCopy);

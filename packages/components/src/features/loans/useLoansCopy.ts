import { useCopy } from '../../provider/copy.js';
import { loansCopy, type LoansCopy } from './copy.js';

export const useLoansCopy = (): LoansCopy => useCopy<LoansCopy>('loans', loansCopy);

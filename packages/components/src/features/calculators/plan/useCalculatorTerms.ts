import { useEffect, useRef, useState } from 'react';
import type { ScreenProps } from '../../../provider/screen.js';
import { loanAddress } from './calculatorAddress.js';
import type { LoanTerms } from './loanPlan.js';

/** Browsers refuse to change the address with every key stroke. */
const delayMs = 300;

type Place = Pick<ScreenProps, 'query' | 'setQuery'>;

/**
 * A calculator's terms: edited here, and kept in the address so that they can be shared. `fixed` stays in the address.
 */
export function useCalculatorTerms(
  { query, setQuery }: Place,
  initial: LoanTerms,
  fixed: Readonly<Record<string, string>> = {},
): readonly [LoanTerms, (patch: Partial<LoanTerms>) => void] {
  const [terms, setTerms] = useState<LoanTerms>(() => {
    const read = Object.entries(loanAddress.parse(query)).filter(
      ([, value]) => value !== undefined,
    );
    return { ...initial, ...(Object.fromEntries(read) as Partial<LoanTerms>) };
  });
  const changed = useRef(false);
  const write = useRef(setQuery);
  useEffect(() => {
    write.current = setQuery;
  });
  const address = String(
    new URLSearchParams({ ...fixed, ...Object.fromEntries(loanAddress.format(cleaned(terms))) }),
  );
  useEffect(() => {
    // The address of an untouched calculator stays short.
    if (!changed.current) return undefined;
    const waiting = setTimeout(
      () => write.current(new URLSearchParams(address), { replace: true }),
      delayMs,
    );
    return () => clearTimeout(waiting);
  }, [address]);
  return [
    terms,
    (patch) => {
      changed.current = true;
      setTerms((before) => ({ ...before, ...patch }));
    },
  ];
}

const cleaned = (terms: LoanTerms) =>
  loanAddress.parse(new URLSearchParams(Object.entries(terms).filter(([, text]) => text !== '')));

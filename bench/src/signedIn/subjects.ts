import { creditCodeCheckChar } from '@huiqi/sdk/domain';

/** What one write is done to, and by whom. */
export interface Subject {
  readonly applicant: string;
  readonly officer: string;
  readonly company: string;
  readonly creditCode: string;
  readonly draft: string;
  readonly notice: string;
  /** An order that awaits its bank. */
  readonly order: string;
}

/** Calls at the same time are of different people, as they are in a day. */
const people = 64;

const digits = (n: number, length: number) => String(n).padStart(length, '0');

/** The names of one subject, each of one length, so that none is part of another. */
export function subjectAt(n: number): Subject {
  const code = `91500231MB${digits(n, 7)}`;
  return {
    applicant: `bench-applicant-${digits(n % people, 2)}`,
    officer: `bench-officer-${digits(n % people, 2)}`,
    company: `bench-company-${digits(n, 6)}`,
    creditCode: code + creditCodeCheckChar(code),
    draft: `bench-draft-${digits(n, 6)}`,
    notice: `bench-notice-${digits(n, 6)}`,
    order: `bench-order-${digits(n, 6)}`,
  };
}

/** Kinds of failure. */
export type HuiqiErrorKind =
  | 'business'
  | 'validation'
  | 'auth'
  | 'network'
  | 'timeout'
  | 'aborted'
  | 'protocol'
  | 'host';

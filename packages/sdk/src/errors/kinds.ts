/** Kinds of failure. */
export type HuiqiErrorKind =
  | 'business'
  | 'validation'
  | 'auth'
  | 'network'
  /** The server is there and does not list the origin of the page. */
  | 'origin'
  | 'timeout'
  | 'aborted'
  | 'protocol'
  | 'host';

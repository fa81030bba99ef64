/** The classes of failure a caller can meet. */
export type HuiqiErrorKind =
  'business' | 'validation' | 'auth' | 'network' | 'timeout' | 'aborted' | 'protocol' | 'host';

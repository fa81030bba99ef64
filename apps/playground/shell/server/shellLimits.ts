/** Limits of a connection: no page needs more (B-08). */
export const shellLimits = {
  /** Bytes of a message. */
  maxPayload: 1024 * 1024,
  maxFragments: 32,
  maxBufferedChunks: 2_048,
  /** Milliseconds a message may take to arrive, and a page to say hello. */
  unfinishedMs: 10_000,
  /** Frames a page may send in ten seconds. */
  maxFrames: 200,
  windowMs: 10_000,
  /** Unreadable frames after which the connection ends. */
  maxUnreadable: 3,
  maxConnections: 16,
} as const;

/** First number of our advisory locks: what is locked. The second is a hash of which one. */
export const lockSpace = {
  /** Taken alone while migrations run. */
  migrate: 71_001,
  /** Shared by every process that serves a release; alone by the one that retires it. */
  served: 71_002,
  /** Alone, while a process loads or builds a release: its end frees the lock, however it ends. */
  work: 71_003,
  /** Alone, while a new release id is chosen. */
  releaseId: 71_004,
  /** Shared by anyone who changes documents of the community's index; exclusively by the one who rebuilds it. */
  communityIndex: 71_005,
  /** Alone, while a try of somebody is counted. */
  attempts: 71_006,
  /** Alone, while a run gets its place in the queue, is taken from it or ends. */
  runQueue: 71_007,
  /** Shared by transactions that take access away, until their end (migration 0020). */
  accessChange: 71_008,
} as const

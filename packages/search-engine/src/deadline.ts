export type Deadline = {
  ms: number
  signal: AbortSignal
  /** To be called when the work is done; a forgotten timer would keep the process alive. */
  clear(): void
}

/**
 * The earlier of a time limit and the caller's own signal.
 * Not AbortSignal.any over AbortSignal.timeout: those are released by the garbage collector only, and a server makes thousands.
 */
export function startDeadline(ms: number, caller: AbortSignal | undefined): Deadline {
  const controller = new AbortController()
  const follow = () => controller.abort(caller?.reason)
  const timer = setTimeout(() => controller.abort(new Error(`No answer within ${ms} ms`)), ms)
  if (caller?.aborted) follow()
  else caller?.addEventListener('abort', follow, { once: true })
  return {
    ms,
    signal: controller.signal,
    clear() {
      clearTimeout(timer)
      caller?.removeEventListener('abort', follow)
    },
  }
}

import { errors } from '@opensearch-project/opensearch'
import type { Clock } from '@rosette/contract-kit/clock.ts'
import { engineProblem } from './engine-problem.ts'
import { NoAnswer } from './limiter.ts'

export type Breaker = {
  /** Throws the problem of an engine that is away while it need not be tried. */
  check(): void
  /** Does the work if the engine may be tried, and learns from how it ends. */
  run<Result>(work: () => Promise<Result>): Promise<Result>
  /** Whether searches are refused. */
  isOpen(): boolean
}

/** Time-outs and lost connections in a row after which searches are refused. */
export const mostFailures = 5
/** How long nobody tries an engine that does not answer. */
export const pauseMs = 2000

/**
 * Refuses searches at once while the engine hangs, instead of letting each visitor wait for the time limit. When the pause is over one
 * search tries the engine; an answer of whatever kind ends the refusals, and another failure begins the next pause.
 */
export function openBreaker({ now }: Clock): Breaker {
  let failures = 0
  let pauseEnds = 0
  let isTrying = false
  const isOpen = () => failures >= mostFailures

  function check(): void {
    if (isOpen() && (isTrying || now().getTime() < pauseEnds)) throw engineProblem(new Error('The engine did not answer the last searches'))
  }

  async function run<Result>(work: () => Promise<Result>): Promise<Result> {
    check()
    const isTrial = isOpen()
    if (isTrial) isTrying = true
    try {
      const result = await work()
      failures = 0
      return result
    } catch (error) {
      if (isSilence(error)) {
        failures++
        if (isOpen()) pauseEnds = now().getTime() + pauseMs
      } else if (error instanceof errors.ResponseError) failures = 0
      // What the caller gave up says nothing about the engine.
      throw error
    } finally {
      if (isTrial) isTrying = false
    }
  }

  return { check, run, isOpen }
}

function isSilence(error: unknown): boolean {
  return [NoAnswer, errors.ConnectionError, errors.TimeoutError, errors.NoLivingConnectionsError].some((type) => error instanceof type)
}

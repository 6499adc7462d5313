import { errors } from '@opensearch-project/opensearch'
import { Problem } from '@rosette/contract-kit/problem.ts'
import { engineStatus } from './engine-problem.ts'
import { NoAnswer } from './limiter.ts'

export type EngineOperation = 'search' | 'search_many' | 'request' | 'ping'
/** `refused`: the engine or our own queue was full. `left`: the caller no longer wanted the answer. */
export type EngineOutcome = 'answered' | 'refused' | 'timeout' | 'failed' | 'left'
export type EngineCall = { operation: EngineOperation; outcome: EngineOutcome; seconds: number }

type Timed = <Result>(operation: EngineOperation, caller: AbortSignal | undefined, work: () => Promise<Result>) => Promise<Result>

/** Reports how long calls took and how they ended; their results and errors pass unchanged. */
export function timeCalls(onCall: ((call: EngineCall) => void) | undefined): Timed {
  if (!onCall) return (_operation, _caller, work) => work()
  return async (operation, caller, work) => {
    const start = performance.now()
    const end = (outcome: EngineOutcome) => onCall({ operation, outcome, seconds: (performance.now() - start) / 1000 })
    try {
      const result = await work()
      end('answered')
      return result
    } catch (error) {
      end(caller?.aborted ? 'left' : engineOutcome(error))
      throw error
    }
  }
}

/** What an error says about the engine: an index that is not there is an answer, a search that it can't parse is our failure. */
export function engineOutcome(error: unknown): EngineOutcome {
  if (error instanceof Problem) {
    if (error.code === 'overloaded') return 'refused'
    return error.cause instanceof NoAnswer || error.cause instanceof errors.TimeoutError ? 'timeout' : 'failed'
  }
  if (error instanceof NoAnswer || error instanceof errors.TimeoutError) return 'timeout'
  const status = engineStatus(error)
  if (status === 429) return 'refused'
  return status !== null && status < 500 ? 'answered' : 'failed'
}

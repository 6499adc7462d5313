import { Problem } from '@rosette/contract-kit/problem.ts'
import type { CallOptions, Engine, EngineAnswer, OneOfMany } from '@rosette/search-engine/engine/open-engine.ts'

type Held = { search: OneOfMany; keep(answer: EngineAnswer<unknown>): void; fail(reason: unknown): void }

/**
 * An engine that sends all searches that are requested at the same time in one request. Each search is answered or fails on its own,
 * as if it had been sent alone.
 */
export function searchTogether(engine: Pick<Engine, 'searchMany'>, call: CallOptions): Pick<Engine, 'search'> {
  let held: Held[] = []

  async function sendHeld(): Promise<void> {
    const sent = held
    held = []
    try {
      const answers = await engine.searchMany(
        sent.map(({ search }) => search),
        call,
      )
      for (const [index, { keep, fail }] of sent.entries()) {
        const answer = answers[index]
        if (answer === undefined || answer instanceof Problem) fail(answer)
        else keep(answer)
      }
    } catch (error) {
      for (const { fail } of sent) fail(error)
    }
  }

  return {
    search: <Source>(index: string, body: object, { hasSorts }: CallOptions = {}) =>
      new Promise<EngineAnswer<Source>>((resolve, reject) => {
        if (held.length === 0) setImmediate(sendHeld)
        // The index has documents of the type that the caller expects, as with `engine.search`.
        held.push({ search: { index, body, hasSorts }, keep: (answer) => resolve(answer as EngineAnswer<Source>), fail: reject })
      }),
  }
}

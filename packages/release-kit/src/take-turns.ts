/** How long one piece of work may keep others waiting. */
const pieceMs = 4
/** Reading the clock takes longer than many a step. */
const stepsBetweenLooks = 32

const waiting: (() => void)[] = []

/**
 * Resolves when whatever else waits in this process had its turn. Of all who wait here one goes on at a time, so that ten long works delay
 * a short one no more than one does.
 */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve)
    if (waiting.length === 1) setImmediate(letOneGoOn)
  })
}

function letOneGoOn(): void {
  waiting.shift()?.()
  if (waiting.length > 0) setImmediate(letOneGoOn)
}

/** Does a step for each item, a few milliseconds at a time (SECURE-041). */
export async function eachInTurns<Item>(items: Iterable<Item>, step: (item: Item, index: number) => void): Promise<void> {
  let start = performance.now()
  let index = 0
  for (const item of items) {
    step(item, index)
    index += 1
    if (index % stepsBetweenLooks > 0 || performance.now() - start < pieceMs) continue
    await nextTurn()
    start = performance.now()
  }
}

/** Like `Array.map`, a few milliseconds at a time. */
export async function mapInTurns<Item, Result>(items: Iterable<Item>, step: (item: Item, index: number) => Result): Promise<Result[]> {
  const results: Result[] = []
  await eachInTurns(items, (item, index) => results.push(step(item, index)))
  return results
}

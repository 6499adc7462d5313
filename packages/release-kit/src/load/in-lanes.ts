/**
 * Does something with each item, a few at a time, and answers in the order of the items. After a failure nothing new is begun;
 * what is under way is waited for, so that nobody works on when the caller cleans up.
 */
export async function inLanes<Item, Result>(
  items: readonly Item[],
  lanes: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const queue = items.entries()
  let failure: { error: unknown } | null = null

  async function runLane(): Promise<void> {
    for (const [index, item] of queue) {
      if (failure) return
      try {
        results[index] = await work(item)
      } catch (error) {
        failure ??= { error }
      }
    }
  }

  await Promise.all(Array.from({ length: Math.max(1, lanes) }, runLane))
  // TypeScript does not see that the lanes set it.
  const failed = failure as { error: unknown } | null
  if (failed) throw failed.error
  return results
}

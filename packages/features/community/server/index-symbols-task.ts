import type { CommunityTransaction } from '@rosette/database/community-db.ts'
import { addJob, type JobOptions } from '@rosette/job-queue/add-job.ts'
import { defineTask } from '@rosette/job-queue/define-task.ts'
import { z } from 'zod'
import { mintSymbolKeys } from './mint-symbol-keys.ts'

export const indexSymbolsTask = defineTask('index-symbols', z.object({ symbols: z.array(z.string()).min(1) }))

/**
 * Marks submissions of these symbols as changed, in the transaction that changes them: their search documents are updated once it is
 * committed. An accepted symbol gets the key that a later release will find for it.
 */
export async function noteSymbolChange(
  tx: CommunityTransaction,
  symbols: readonly string[],
  options: Pick<JobOptions, 'traceparent'> = {},
): Promise<void> {
  const letters = [...new Set(symbols.map((symbol) => symbol.toUpperCase()))]
  if (letters.length === 0) return
  await mintSymbolKeys(tx, letters)
  await addJob(tx, indexSymbolsTask, { symbols: letters }, options)
}

import { openDatabase } from '@rosette/database/open-database.ts'
import { debitUnit } from '@rosette/features/subscription/server/unit-ledger.ts'

// A process of its own, for tests that kill it half-way: it takes one unit after another, several at the same time, and says when it began.
const [url, partyId, day] = process.argv.slice(2)
if (!url || !partyId || !day) throw new Error('usage: debit-until-killed.ts DATABASE_URL PARTY DAY')

const db = openDatabase({ url, poolSize: 4 })
async function takeEvery(start: number): Promise<void> {
  for (let run = start; run < 400; run += 4) {
    await db.community.transaction().execute((tx) => debitUnit(tx, Number(partyId), `run:${run}`, new Date(String(day))))
    if (run === 20) console.log('under way')
  }
}
await Promise.all([0, 1, 2, 3].map(takeEvery))

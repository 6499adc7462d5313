import { dayOf } from '@rosette/contract-kit/clock.ts'
import { Problem } from '@rosette/contract-kit/problem.ts'
import { type CommunityDb, type CommunityTransaction, uniqueRuleOf } from '@rosette/database/community-db.ts'
import { schemaOf } from '@rosette/database/release-schema.ts'
import { sql } from 'kysely'
import type { Member } from '../../access/contract/access.ts'
import { noteAudit } from '../../access/server/note-audit.ts'
import type { TakenSymbol } from '../contract/symbol-lookups.ts'
import { symbolTexts } from '../contract/symbol-rule.ts'
import type { SymbolSubmissionBody } from '../contract/symbol-submission.ts'

export type SubmissionFacts = { releaseId: string; now: Date }

/**
 * Stores a submission unless the symbol is taken (SYMBOL-028). A submitter who was requested information answers with a new submission,
 * which replaces the old one. If several arrive at the same moment, the unique index lets one through.
 */
export async function submitSymbol(
  db: CommunityDb,
  submitter: Member,
  body: SymbolSubmissionBody,
  { releaseId, now }: SubmissionFacts,
): Promise<void> {
  const { geneClassSymbol: symbol, fullName, phenotypeClass, additionalDetails, numberOfAssociatedLoci, comments } = body
  const isMutantPhenotype = phenotypeClass !== undefined && phenotypeClass !== ''
  const facts = {
    fullName,
    isMutantPhenotype,
    numberOfAssociatedLoci,
    submittedOn: dayOf(now),
    status: 'submitted',
    phenotypeClass: isMutantPhenotype ? phenotypeClass : null,
    additionalDetails: additionalDetails || null,
    comments: comments || null,
  }
  try {
    await db.transaction().execute(async (tx) => {
      if (!(await answerQuestion(tx, submitter, symbol, facts))) {
        if ((await findTakenSymbols(tx, releaseId, symbol)).length > 0) throw new Problem('conflict', symbolTexts.taken)
        await tx
          .insertInto('symbolSubmission')
          .values({ symbol, submitterId: submitter.communityId, ...facts })
          .execute()
      }
      await noteAudit(tx, submitter, { action: 'symbol.submit', subject: `symbol:${symbol}`, details: { fullName, isMutantPhenotype } })
    })
  } catch (error) {
    // Either of two rules: one open submission per symbol, one per submitter and day.
    throw uniqueRuleOf(error) !== null ? new Problem('conflict', symbolTexts.taken, { cause: error }) : error
  }
}

async function answerQuestion(tx: CommunityTransaction, submitter: Member, symbol: string, facts: object): Promise<boolean> {
  const answered = await tx
    .updateTable('symbolSubmission')
    .set(facts)
    .where('symbol', '=', symbol)
    .where('submitterId', '=', submitter.communityId)
    .where('status', '=', 'asked_back')
    .executeTakeFirst()
  return answered.numUpdatedRows > 0n
}

/** Classes with this symbol: in the release, accepted since, or pending; not declined ones. */
export async function findTakenSymbols(db: CommunityDb, releaseId: string, symbol: string): Promise<TakenSymbol[]> {
  const { rows } = await sql<TakenSymbol>`
    select symbol as "SYMBOL", 'registered' as "STATUS" from ${sql.raw(schemaOf(releaseId))}.genesymbol where upper(symbol) = upper(${symbol})
    union
    select upper(symbol), case status when 'accepted' then 'registered' else 'pending' end from community.symbol_submission
    where upper(symbol) = upper(${symbol}) and status <> 'rejected'`.execute(db.withoutPlugins())
  return rows
}

import { amongKeys } from '@rosette/database/keyed-rows.ts'
import type { Database } from '@rosette/database/open-database.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { addJob } from '@rosette/job-queue/add-job.ts'
import { sendMailTask } from '@rosette/job-queue/send-mail-task.ts'
import { type AcceptedLine, acceptedLinesQuery } from './export/accepted-lines.ts'
import { releasedMail } from './paper-mails.ts'

/**
 * Accepted lines that a release has are in it from then on; their senders get one mail for each submission. Lines that it lacks stay as they
 * are, so that a later release can have them. Doing it again changes nothing. Returns how many lines were new.
 */
export async function noteReleasedLines(db: Database, releaseId: string, publicUrl: string): Promise<number> {
  const lines = await acceptedLinesQuery(db.community).where('line.releaseId', 'is', null).execute()
  const found = await linesOfRelease(db.release(releaseId), lines)
  let count = 0
  for (const [submissionId, own] of Map.groupBy(found, (line) => line.submissionId))
    count += await db.community.transaction().execute(async (tx) => {
      const { numUpdatedRows } = await tx
        .updateTable('paperLine')
        .set({ releaseId })
        .where(
          'lineId',
          'in',
          own.map(({ lineId }) => lineId),
        )
        .where('releaseId', 'is', null)
        .executeTakeFirst()
      const [first] = own
      // Another worker was faster, and has written the mail.
      if (numUpdatedRows === 0n || !first || first.submitterId === null) return Number(numUpdatedRows)
      const account = await tx
        .selectFrom('account')
        .innerJoin('person', 'person.communityId', 'account.communityId')
        .select(['account.email', 'person.firstName', 'person.lastName'])
        .where('account.communityId', '=', first.submitterId)
        .where('account.emailConfirmedAt', 'is not', null)
        .executeTakeFirst()
      if (account) {
        const mail = releasedMail({
          to: [account.firstName, account.lastName].filter(Boolean).join(' '),
          pubmedId: first.pubmedId,
          releaseId,
          lineCount: own.length,
          loci: [...new Set(own.map(({ locusName }) => locusName))],
          isNamed: first.isCredited,
          publicUrl,
        })
        await addJob(tx, sendMailTask, { to: account.email, ...mail }, { jobKey: `paper-released:${submissionId}:${releaseId}` })
      }
      return Number(numUpdatedRows)
    })
  return count
}

/** The lines that a release states. */
async function linesOfRelease(db: ReleaseDb, lines: readonly AcceptedLine[]): Promise<AcceptedLine[]> {
  const loci = [...new Set(lines.map(({ locusName }) => locusName))]
  const [annotations, withdrawn, phenotypes, interactions] = await Promise.all([
    db
      .selectFrom('annotation')
      .innerJoin('ontologyTerm as term', 'term.keywordId', 'annotation.keywordId')
      .innerJoin('annotationReference as reference', 'reference.annotationId', 'annotation.annotationId')
      .select(['annotation.locusName', 'term.externalId', 'annotation.evidenceCode', 'reference.pubmedId'])
      .where('annotation.locusName', '=', amongKeys(loci))
      .where('annotation.isNegated', '=', false)
      .execute(),
    db
      .selectFrom('withdrawnAnnotation as line')
      .innerJoin('locus', 'locus.locusId', 'line.locusId')
      .innerJoin('ontologyTerm as term', 'term.keywordId', 'line.keywordId')
      .select(['locus.name', 'term.externalId', 'line.evidenceCode'])
      .where('locus.name', '=', amongKeys(loci))
      .execute(),
    db
      .selectFrom('germplasmPhenotype')
      .select(['locusName', 'germplasmName', 'phenotype', 'pubmedId'])
      .where('locusName', '=', amongKeys(loci))
      .execute(),
    db
      .selectFrom('locusInteraction as line')
      .innerJoin('locus', 'locus.locusId', 'line.locusId')
      .innerJoin('locus as other', 'other.locusId', 'line.partnerId')
      .select(['locus.name', 'other.name as partner', 'line.pubmedId'])
      .where('locus.name', '=', amongKeys(loci))
      .execute(),
  ])
  const stated = new Set([
    ...annotations.map((row) => ['annotation', row.locusName, row.externalId, row.evidenceCode, row.pubmedId].join('\t')),
    ...withdrawn.map((row) => ['objection', row.name, row.externalId, row.evidenceCode].join('\t')),
    ...phenotypes.map((row) => ['phenotype', row.locusName, row.germplasmName, row.phenotype, row.pubmedId].join('\t')),
    ...interactions.map((row) => ['interaction', row.name, row.partner, row.pubmedId].join('\t')),
  ])
  return lines.filter((line) => stated.has(statementOf(line)))
}

function statementOf(line: AcceptedLine): string {
  const { lineKind, locusName, termId, evidenceCode, germplasmName, phenotype, partners, pubmedId } = line
  switch (lineKind) {
    case 'annotation':
      return [lineKind, locusName, termId, evidenceCode, pubmedId].join('\t')
    case 'objection':
      return [lineKind, locusName, termId, evidenceCode].join('\t')
    case 'phenotype':
      return [lineKind, locusName, germplasmName, phenotype, pubmedId].join('\t')
    default:
      return [lineKind, locusName, partners[0], pubmedId].join('\t')
  }
}

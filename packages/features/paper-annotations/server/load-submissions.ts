import { Problem } from '@rosette/contract-kit/problem.ts'
import type { CommunityDb } from '@rosette/database/community-db.ts'
import { amongKeys, groupedBy } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { sql } from 'kysely'
import type { Member } from '../../access/contract/access.ts'
import { PaperLine, type PaperSubmission, SubmissionSummary, type Turn } from '../contract/paper-submission.ts'
import { loadPapers } from './load-papers.ts'

type Databases = { community: CommunityDb; release: ReleaseDb }

/** More than curators read in a day; older ones remain in the table. */
const mostListed = 500

/** Submissions of everybody for curators, without drafts; oldest first, decided ones newest first. */
export async function loadQueue(databases: Databases): Promise<SubmissionSummary[]> {
  const rows = await submissionsQuery(databases.community)
    .where('submission.state', '<>', 'draft')
    .orderBy(sql`submission.state = 'decided'`)
    .orderBy(sql`case when submission.state = 'decided' then submission.decided_at end`, 'desc')
    .orderBy('submission.sentAt')
    .limit(mostListed)
    .execute()
  return toSummaries(databases, rows)
}

/** Drafts and submissions of a member, newest first. */
export async function loadOwnPapers(databases: Databases, { communityId }: Member): Promise<SubmissionSummary[]> {
  const rows = await submissionsQuery(databases.community)
    .where('submission.submitterId', '=', communityId)
    .orderBy('submission.savedAt', 'desc')
    .limit(mostListed)
    .execute()
  return toSummaries(databases, rows)
}

/** A submission that was sent, for its author and for curators: nobody else learns that it exists. */
export async function loadSubmission(databases: Databases, reader: Member, submissionId: number): Promise<PaperSubmission> {
  const row = await submissionsQuery(databases.community).where('submission.submissionId', '=', submissionId).executeTakeFirst()
  const isOwn = row?.submitterId === reader.communityId
  if (!row || row.state === 'draft' || !(isOwn || reader.isCurator)) throw noSubmission()
  const lines = await linesQuery(databases.community, [submissionId]).execute()
  const [papers, names] = await Promise.all([
    loadPapers(databases.release, [row.pubmedId]),
    loadNames(
      databases.release,
      lines.map(({ locusName }) => locusName),
      lines.flatMap(({ termId }) => termId ?? []),
    ),
  ])
  const [summary] = await toSummaries(databases, [row])
  if (!summary) throw noSubmission()
  const { title: _title, ...facts } = summary
  return {
    ...facts,
    paper: papers.get(row.pubmedId) ?? null,
    isOwn,
    isCredited: row.isCredited,
    orcidId: row.orcidId,
    decisionNote: row.decisionNote,
    lines: lines.map((line) => toLine(line, names)),
  }
}

export function noSubmission(): Problem {
  return new Problem('not_found', 'There is no submission with this number.')
}

type Names = { symbols: ReadonlyMap<string, string>; terms: ReadonlyMap<string, string> }

/** Main symbols of loci and names of terms, as the release has them. */
export async function loadNames(db: ReleaseDb, loci: readonly string[], termIds: readonly string[]): Promise<Names> {
  const [symbols, terms] = await Promise.all([
    db
      .selectFrom('locus')
      .innerJoin('locusSymbol as main', 'main.locusId', 'locus.locusId')
      .select(['locus.name', 'main.symbol'])
      .where('locus.name', '=', amongKeys([...new Set(loci)]))
      .where('main.rank', '=', 0)
      .execute(),
    db
      .selectFrom('ontologyTerm')
      .select((eb) => ['name', eb.ref('externalId').$notNull().as('id')])
      .where('externalId', '=', amongKeys([...new Set(termIds)]))
      .execute(),
  ])
  return {
    symbols: new Map(symbols.map(({ name, symbol }) => [name, symbol])),
    terms: new Map(terms.map(({ id, name }) => [id, name])),
  }
}

function submissionsQuery(db: CommunityDb) {
  return db
    .selectFrom('paperSubmission as submission')
    .leftJoin('person as submitter', 'submitter.communityId', 'submission.submitterId')
    .leftJoin('orcidLink as orcid', 'orcid.communityId', 'submission.submitterId')
    .select(['submission.submissionId', 'submission.pubmedId', 'submission.submitterId', 'submission.state', 'submission.startedAt'])
    .select(['submission.sentAt', 'submission.decidedAt', 'submission.isCredited', 'submission.decisionNote', 'submission.draft'])
    .select([
      'orcid.orcidId',
      sql<string | null>`nullif(concat_ws(' ', submitter.first_name, submitter.last_name), '')`.as('submitterName'),
    ])
}

type SubmissionRow = Awaited<ReturnType<ReturnType<typeof submissionsQuery>['execute']>>[number]

function linesQuery(db: CommunityDb, submissionIds: readonly number[]) {
  return db
    .selectFrom('paperLine as line')
    .leftJoin('person as approver', 'approver.communityId', 'line.approvedBy')
    .selectAll('line')
    .select(sql<string | null>`nullif(concat_ws(' ', approver.first_name, approver.last_name), '')`.as('approverName'))
    .where('line.submissionId', '=', amongKeys(submissionIds))
    .orderBy('line.submissionId')
    .orderBy('line.place')
    .orderBy('line.lineId')
}

type LineRow = Awaited<ReturnType<ReturnType<typeof linesQuery>['execute']>>[number]

async function toSummaries({ community, release }: Databases, rows: readonly SubmissionRow[]): Promise<SubmissionSummary[]> {
  const lines = await linesQuery(
    community,
    rows.map(({ submissionId }) => submissionId),
  ).execute()
  const [papers, names] = await Promise.all([
    loadPapers(
      release,
      rows.map(({ pubmedId }) => pubmedId),
    ),
    loadNames(
      release,
      lines.map(({ locusName }) => locusName),
      [],
    ),
  ])
  const linesOf = groupedBy(lines, 'submissionId')
  return rows.map((row) => {
    const own = linesOf(row.submissionId)
    const genes = [...new Set(own.map(({ locusName }) => names.symbols.get(locusName) ?? locusName))]
    return SubmissionSummary.parse({
      submissionId: row.submissionId,
      pubmedId: row.pubmedId,
      title: papers.get(row.pubmedId)?.title ?? null,
      genes,
      submitterName: row.submitterName,
      turn: turnOf(row, own),
      startedAt: row.startedAt.toISOString(),
      sentAt: row.sentAt?.toISOString() ?? null,
      decidedAt: row.decidedAt?.toISOString() ?? null,
      lineCount: own.length,
      acceptedCount: own.filter(({ lineState }) => lineState === 'accepted').length,
      releaseIds: [...new Set(own.flatMap(({ releaseId }) => releaseId ?? []))],
    })
  })
}

function turnOf({ state }: SubmissionRow, lines: readonly LineRow[]): Turn {
  if (state === 'draft') return 'draft'
  if (state === 'asked_back') return 'author'
  if (state === 'decided') return 'decided'
  return lines.some(({ lineState }) => lineState === 'waiting') ? 'curator' : 'second_check'
}

function toLine(line: LineRow, { symbols, terms }: Names): PaperLine {
  const isObjection = line.lineKind === 'objection'
  return PaperLine.parse({
    lineId: line.lineId,
    kind: line.lineKind,
    locus: line.locusName,
    symbol: symbols.get(line.locusName) ?? null,
    termId: line.termId,
    termName: line.termId === null ? null : (terms.get(line.termId) ?? null),
    evidence: isObjection ? null : line.evidenceCode,
    statedEvidence: isObjection ? line.evidenceCode : null,
    partners: line.partners,
    germplasm: line.germplasmName,
    phenotype: line.phenotype,
    relation: line.relation,
    method: line.methodId,
    reason: line.reason,
    state: line.lineState,
    declineReason: line.declineReason,
    note: line.lineNote,
    approvedBy: line.approverName,
    releaseId: line.releaseId,
  })
}

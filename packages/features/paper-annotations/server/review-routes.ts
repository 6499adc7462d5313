import type { Clock } from '@rosette/contract-kit/clock.ts'
import { Done, done } from '@rosette/contract-kit/done.ts'
import { ApiProblem } from '@rosette/contract-kit/problem.ts'
import type { Database } from '@rosette/database/open-database.ts'
import type { Engine } from '@rosette/search-engine/engine/open-engine.ts'
import type { Settings } from '@rosette/settings/settings.ts'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { accessOf, type Member, type Visitor } from '../../access/contract/access.ts'
import { expectCurator, expectMember } from '../../access/server/expect-member.ts'
import { type PaperLine, PaperSubmission, SubmissionDecision, SubmissionReview, SubmissionSummary } from '../contract/paper-submission.ts'
import { compareLines } from './compare-lines.ts'
import { decideLines } from './decide-lines.ts'
import { openGafWriter } from './export/member-gaf.ts'
import { loadOwnPapers, loadQueue, loadSubmission } from './load-submissions.ts'

export type PaperRoutesOptions = {
  db: Database
  engine: Engine
  clock: Clock
  settings: Pick<Settings, 'indexPrefix' | 'publicUrl' | 'curationSecondCheck'>
  releaseOf(request: FastifyRequest): string
  visitorOf(request: FastifyRequest): Promise<Visitor>
}

const tags = ['Annotations of papers']
const ofSubmission = z.object({ id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) })

/** What happened to lines that were sent, for their authors, and what curators decide. */
export const registerReview: FastifyPluginAsyncZod<PaperRoutesOptions> = async (app, options) => {
  const { db, clock, settings, releaseOf, visitorOf } = options
  const databasesOf = (request: FastifyRequest) => ({ community: db.community, release: db.release(releaseOf(request)) })

  const own = {
    operationId: 'listOwnPapers',
    summary: 'Papers that the caller annotates or has annotated',
    tags,
    response: { 200: z.array(SubmissionSummary), 401: ApiProblem },
  }
  app.get('/paper-annotations/my-papers', { schema: own, config: accessOf('member', { cost: 10 }) }, async (request) =>
    loadOwnPapers(databasesOf(request), expectMember(await visitorOf(request))),
  )

  const queue = {
    operationId: 'listPaperSubmissions',
    summary: 'Submitted annotations of papers, for curators',
    tags,
    response: { 200: z.array(SubmissionSummary), 401: ApiProblem, 403: ApiProblem },
  }
  app.get('/paper-annotations/submissions', { schema: queue, config: accessOf('curator', { cost: 20 }) }, (request) =>
    loadQueue(databasesOf(request)),
  )

  const one = {
    operationId: 'loadPaperSubmission',
    summary: 'A submission with its lines, for its author and for curators',
    tags,
    params: ofSubmission,
    response: { 200: PaperSubmission, 400: ApiProblem, 401: ApiProblem, 404: ApiProblem },
  }
  app.get('/paper-annotations/submissions/:id', { schema: one, config: accessOf('member', { cost: 10 }) }, async (request) =>
    loadSubmission(databasesOf(request), expectMember(await visitorOf(request)), request.params.id),
  )

  const review = {
    operationId: 'reviewPaperSubmission',
    summary: 'A submission with what the records say today beside each line, for curators',
    tags,
    params: ofSubmission,
    response: { 200: SubmissionReview, 400: ApiProblem, 401: ApiProblem, 403: ApiProblem, 404: ApiProblem },
  }
  app.get('/paper-annotations/submissions/:id/review', { schema: review, config: accessOf('curator', { cost: 20 }) }, async (request) => {
    const curator = expectCurator(await visitorOf(request))
    const databases = databasesOf(request)
    const submission = await loadSubmission(databases, curator, request.params.id)
    const { lines, pubmedId } = submission
    const [comparisons, gaf, first] = await Promise.all([
      compareLines(databases.release, lines),
      openGafWriter(
        databases.release,
        lines.map((line) => ({ locusName: line.locus, termId: line.termId })),
      ),
      db.community.selectFrom('paperLine').select(['lineId', 'approvedBy']).where('submissionId', '=', submission.submissionId).execute(),
    ])
    const gafOf = (line: PaperLine) =>
      line.kind === 'annotation' && gaf.ontologyOf(line) !== null
        ? gaf.lineOf({
            locusName: line.locus,
            termId: line.termId,
            evidenceCode: line.evidence,
            partners: line.partners,
            pubmedId,
            approvedAt: clock.now(),
          })
        : null
    const approvers = new Map(first.map((row) => [row.lineId, row.approvedBy]))
    return {
      submission,
      comparisons: comparisons.map((comparison, at) => {
        const line = lines[at]
        return Object.assign(comparison, { gafLine: line === undefined ? null : (gafOf(line)?.trimEnd() ?? null) })
      }),
      hasSecondCheck: settings.curationSecondCheck,
      decidable: submission.isOwn
        ? []
        : lines.filter((line) => isDecidable(line, approvers.get(line.lineId) ?? null, curator)).map(({ lineId }) => lineId),
    }
  })

  const decide = {
    operationId: 'decidePaperLines',
    summary: 'Accept, ask about or decline lines of a submission',
    tags,
    params: ofSubmission,
    body: SubmissionDecision,
    response: { 200: Done, 400: ApiProblem, 401: ApiProblem, 403: ApiProblem, 404: ApiProblem, 409: ApiProblem },
  }
  app.put(
    '/paper-annotations/submissions/:id/decision',
    { schema: decide, config: accessOf('curator', { cost: 'light', rights: 'none' }) },
    async (request) => {
      const { curationSecondCheck: hasSecondCheck, publicUrl } = settings
      const rules = { hasSecondCheck, publicUrl, now: clock.now() }
      await decideLines(db.community, expectCurator(await visitorOf(request)), request.params.id, request.body, rules)
      return done
    },
  )
}

function isDecidable({ state }: PaperLine, approvedBy: number | null, curator: Member): boolean {
  return state === 'waiting' || (state === 'second_check' && approvedBy !== curator.communityId)
}

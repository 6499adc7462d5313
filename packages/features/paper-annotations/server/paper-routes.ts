import { Done, done } from '@rosette/contract-kit/done.ts'
import { normaliseIdentifier } from '@rosette/contract-kit/kind/record-ref.ts'
import { ApiProblem, Problem } from '@rosette/contract-kit/problem.ts'
import { findCompletions } from '@rosette/database/find-completions.ts'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { accessOf } from '../../access/contract/access.ts'
import { expectMember, keepFromCaches } from '../../access/server/expect-member.ts'
import { whileVisitorWaits } from '../../results/server/while-visitor-waits.ts'
import { DraftBody, SavedDraft } from '../contract/paper-line.ts'
import { GenesQuery, Paper, PaperGene, PaperQuery, PaperTerm, PaperToAnnotate, PubmedId, TermQuery } from '../contract/paper-to-annotate.ts'
import { deleteDraft, findDraft, saveDraft } from './drafts.ts'
import { loadLinkedLoci, loadPaperGenes } from './load-paper-genes.ts'
import { findPaper } from './load-papers.ts'
import { type PaperRoutesOptions, registerReview } from './review-routes.ts'
import { submitLines } from './submit-lines.ts'
import { suggestPaperTerms } from './suggest-paper-terms.ts'

const tags = ['Annotations of papers']
const ofPaper = z.object({ pubmed: PubmedId })
const mostSuggested = 12

/** Everything below paper-annotations/: what authors see and send; `review-routes.ts` has what happens to it. */
export const registerPaperAnnotations: FastifyPluginAsyncZod<PaperRoutesOptions> = async (app, options) => {
  const { db, engine, clock, settings, releaseOf, visitorOf } = options
  app.addHook('onRequest', keepFromCaches)
  const memberOf = async (request: FastifyRequest) => expectMember(await visitorOf(request))
  const expectPaper = async (request: FastifyRequest, text: string): Promise<Paper> => {
    const paper = await findPaper(db.release(releaseOf(request)), text)
    if (paper === null) throw new Problem('not_found', 'This release has no such paper.')
    return paper
  }

  const find = {
    operationId: 'findPaper',
    summary: 'A paper by PubMed id or DOI',
    tags,
    querystring: PaperQuery,
    response: { 200: Paper, 400: ApiProblem, 404: ApiProblem },
  }
  app.get('/paper-annotations/papers', { schema: find, config: accessOf('everyone', { cost: 'light', takesTokens: true }) }, (request) =>
    expectPaper(request, request.query.of),
  )

  const load = {
    operationId: 'loadPaperToAnnotate',
    summary: 'A paper with its genes, what their records say, and the draft of the caller',
    tags,
    params: ofPaper,
    response: { 200: PaperToAnnotate, 400: ApiProblem, 401: ApiProblem, 404: ApiProblem },
  }
  app.get('/paper-annotations/papers/:pubmed', { schema: load, config: accessOf('member', { cost: 10 }) }, async (request) => {
    const member = await memberOf(request)
    const release = db.release(releaseOf(request))
    const paper = await expectPaper(request, String(request.params.pubmed))
    const saved = await findDraft(db.community, member, paper.pubmedId)
    const linked = await loadLinkedLoci(release, paper)
    const genes = await loadPaperGenes(release, paper, [...new Set([...linked, ...(saved?.draft.genes ?? [])])])
    return { paper, genes, saved }
  })

  const genes = {
    operationId: 'loadPaperGenes',
    summary: 'What the records of genes say, for a paper',
    tags,
    querystring: GenesQuery,
    response: { 200: z.array(PaperGene), 400: ApiProblem, 401: ApiProblem, 404: ApiProblem },
  }
  app.get('/paper-annotations/genes', { schema: genes, config: accessOf('member', { cost: 10 }) }, async (request) => {
    const paper = await expectPaper(request, String(request.query.pubmed))
    return loadPaperGenes(db.release(releaseOf(request)), paper, request.query.loci)
  })

  const terms = {
    operationId: 'suggestPaperTerms',
    summary: 'Terms of GO and PO that an annotation may have, with the evidence that may show them',
    tags,
    querystring: TermQuery,
    response: { 200: z.array(PaperTerm), 400: ApiProblem, 401: ApiProblem, 503: ApiProblem },
  }
  app.get('/paper-annotations/terms', { schema: terms, config: accessOf('member', { cost: 10 }) }, (request, reply) =>
    whileVisitorWaits(reply, (signal) => {
      const { text, locus } = request.query
      const releaseId = releaseOf(request)
      const dependencies = { engine, indexPrefix: settings.indexPrefix, releaseId, db: db.release(releaseId) }
      return suggestPaperTerms(dependencies, { text, locus }, { signal, requestId: request.id })
    }),
  )

  const names = {
    operationId: 'suggestGermplasms',
    summary: 'Germplasms whose name begins with a text',
    tags,
    querystring: TermQuery.pick({ text: true }),
    response: { 200: z.array(z.string()), 400: ApiProblem, 401: ApiProblem },
  }
  app.get('/paper-annotations/germplasms', { schema: names, config: accessOf('member', { cost: 'light' }) }, async (request) => {
    const beginning = normaliseIdentifier(request.query.text.toWellFormed())
    const found = await findCompletions(db.pool, releaseOf(request), beginning, { kinds: ['germplasm'], limit: mostSuggested })
    return [...new Set(found.map(({ label }) => label))]
  })

  const save = {
    operationId: 'savePaperDraft',
    summary: 'Store what was entered about a paper',
    tags,
    params: ofPaper,
    body: DraftBody,
    response: { 200: SavedDraft, 400: ApiProblem, 401: ApiProblem, 403: ApiProblem, 404: ApiProblem, 409: ApiProblem },
  }
  app.put(
    '/paper-annotations/drafts/:pubmed',
    { schema: save, config: accessOf('member', { cost: 'light', rights: 'none' }) },
    async (request) => {
      const member = await memberOf(request)
      const { pubmedId } = await expectPaper(request, String(request.params.pubmed))
      return saveDraft(db.community, member, pubmedId, request.body, clock.now())
    },
  )

  const remove = {
    operationId: 'deletePaperDraft',
    summary: 'Forget what was entered about a paper',
    tags,
    params: ofPaper,
    response: { 200: Done, 400: ApiProblem, 401: ApiProblem, 404: ApiProblem },
  }
  app.delete(
    '/paper-annotations/drafts/:pubmed',
    { schema: remove, config: accessOf('member', { cost: 'light', rights: 'none' }) },
    async (request) => {
      await deleteDraft(db.community, await memberOf(request), request.params.pubmed)
      return done
    },
  )

  const submit = {
    operationId: 'submitPaperLines',
    summary: 'Send a draft to the curators',
    tags,
    params: ofPaper,
    body: DraftBody,
    response: {
      200: z.object({ submissionId: z.int() }),
      400: ApiProblem,
      401: ApiProblem,
      403: ApiProblem,
      404: ApiProblem,
      409: ApiProblem,
      422: ApiProblem,
    },
  }
  app.post(
    '/paper-annotations/drafts/:pubmed/submit',
    { schema: submit, config: accessOf('member', { cost: 50, rights: 'none' }) },
    async (request) => {
      const member = await memberOf(request)
      const { pubmedId } = await expectPaper(request, String(request.params.pubmed))
      const databases = { community: db.community, release: db.release(releaseOf(request)) }
      return { submissionId: await submitLines(databases, member, pubmedId, request.body, clock.now()) }
    },
  )

  await app.register(registerReview, options)
}

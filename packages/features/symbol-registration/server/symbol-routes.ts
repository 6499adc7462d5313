import { Done, done } from '@rosette/contract-kit/done.ts'
import { ApiProblem, Problem } from '@rosette/contract-kit/problem.ts'
import type { CommunityDb } from '@rosette/database/community-db.ts'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { accessOf, type Member, type Visitor } from '../../access/contract/access.ts'
import { expectCurator, expectMember, expectSelf, keepFromCaches } from '../../access/server/expect-member.ts'
import type { SearchRoutesOptions } from '../../results/server/search-routes.ts'
import { whileVisitorWaits } from '../../results/server/while-visitor-waits.ts'
import { GeneSuggestion, PublicationSuggestion, SuggestionQuery, SymbolQuery, TakenSymbol } from '../contract/symbol-lookups.ts'
import { symbolTexts } from '../contract/symbol-rule.ts'
import { OwnSubmission, SubmissionDecisionBody, SymbolSubmission, SymbolSubmissionBody } from '../contract/symbol-submission.ts'
import { decideSubmission, loadOwnSubmissions, loadSubmissions } from './submissions.ts'
import { findTakenSymbols, submitSymbol } from './submit-symbol.ts'
import { suggestGenes, suggestPublications } from './suggest-for-symbol.ts'

export type SymbolRoutesOptions = Omit<SearchRoutesOptions, 'settings' | 'visitorOf'> & {
  visitorOf(request: FastifyRequest): Promise<Visitor>
}

const tags = ['Gene class symbols']
const refused = { 400: ApiProblem, 401: ApiProblem, 403: ApiProblem }

/** Everything below gene_class_symbol/: checking, suggesting, submitting and reviewing. */
export const registerSymbols: FastifyPluginAsyncZod<SymbolRoutesOptions> = async (app, options) => {
  const { db, clock, releaseOf, traceparentOf, visitorOf } = options
  app.addHook('onRequest', keepFromCaches)

  const search = {
    operationId: 'findGeneClassSymbol',
    summary: 'Whether a gene class symbol is taken',
    tags,
    querystring: SymbolQuery,
    response: { 200: z.array(TakenSymbol), 400: ApiProblem },
  }
  app.get('/gene_class_symbol/search', { schema: search, config: accessOf('everyone', { cost: 'light', takesTokens: true }) }, (request) =>
    findTakenSymbols(db.community, releaseOf(request), request.query.geneClassSymbol),
  )

  const genes = {
    operationId: 'suggestGenes',
    summary: 'Loci that match a partly typed name',
    tags,
    querystring: SuggestionQuery,
    response: { 200: z.array(GeneSuggestion), 400: ApiProblem },
  }
  app.get(
    '/gene_class_symbol/gene-search',
    { schema: genes, config: accessOf('everyone', { cost: 'light', takesTokens: true }) },
    (request) => suggestGenes(db, releaseOf(request), request.query.searchTerm),
  )

  const publications = {
    operationId: 'suggestPublications',
    summary: 'Publications by title, PubMed id or DOI',
    tags,
    querystring: SuggestionQuery,
    response: { 200: z.array(PublicationSuggestion), 400: ApiProblem, 503: ApiProblem },
  }
  app.get(
    '/gene_class_symbol/publication-search',
    { schema: publications, config: accessOf('everyone', { cost: 'light', takesTokens: true }) },
    (request, reply) =>
      whileVisitorWaits(reply, (signal) =>
        suggestPublications(options, releaseOf(request), request.query.searchTerm, {
          signal,
          requestId: request.id,
          traceparent: traceparentOf?.(request),
        }),
      ),
  )

  const submit = {
    operationId: 'submitGeneClassSymbol',
    summary: 'Submit a gene class symbol',
    tags,
    body: SymbolSubmissionBody,
    response: { 200: Done, ...refused, 409: ApiProblem },
  }
  app.post(
    '/gene_class_symbol/updateGeneSymbolClass',
    { schema: submit, config: accessOf('own', { cost: 'light', rights: 'none' }) },
    async (request) => {
      const { body } = request
      // Curators may do much for others, but submit symbols only in their own name.
      const submitter = expectSelf(await visitorOf(request), body.communityId)
      await expectRegistrar(db.community, submitter)
      await submitSymbol(db.community, submitter, body, { releaseId: releaseOf(request), now: clock.now() })
      return done
    },
  )

  const own = {
    operationId: 'listOwnSubmissions',
    summary: 'Gene class symbols that the caller submitted',
    tags,
    response: { 200: z.array(OwnSubmission), 401: ApiProblem },
  }
  app.get('/gene_class_symbol/my-submissions', { schema: own, config: accessOf('member', { cost: 'light' }) }, async (request) =>
    loadOwnSubmissions(db.community, expectMember(await visitorOf(request)).communityId),
  )

  const list = {
    operationId: 'listSubmissions',
    summary: 'All submitted symbols, for curators',
    tags,
    response: { 200: z.array(SymbolSubmission), 401: ApiProblem, 403: ApiProblem },
  }
  app.get('/gene_class_symbol/submissions', { schema: list, config: accessOf('curator', { cost: 'light' }) }, () =>
    loadSubmissions(db.community),
  )

  const decide = {
    operationId: 'decideSubmission',
    summary: 'Accept or decline a symbol, or request information',
    tags,
    params: z.object({ id: z.coerce.number().int().positive() }),
    body: SubmissionDecisionBody,
    response: { 200: Done, ...refused, 404: ApiProblem },
  }
  app.put(
    '/gene_class_symbol/submissions/:id',
    { schema: decide, config: accessOf('curator', { cost: 'light', rights: 'none' }) },
    async (request) => {
      await decideSubmission(db.community, expectCurator(await visitorOf(request)), request.params.id, request.body, clock.now())
      return done
    },
  )
}

/** SYMBOL-023: the form opens for every member; submitting requires the account's permission, or a curator. */
async function expectRegistrar(db: CommunityDb, { communityId, isCurator }: Member): Promise<void> {
  if (isCurator) return
  const account = await db.selectFrom('account').select('mayRegisterSymbols').where('communityId', '=', communityId).executeTakeFirst()
  if (!account?.mayRegisterSymbols) throw new Problem('access_denied', symbolTexts.notAllowed)
}

import { Readable } from 'node:stream'
import type { Clock } from '@rosette/contract-kit/clock.ts'
import { ApiProblem, Problem } from '@rosette/contract-kit/problem.ts'
import { fileName } from '@rosette/contract-kit/text/file-name.ts'
import { describeShare } from '@rosette/contract-kit/vocabulary/sequence-coverage.ts'
import { loadGenePictures } from '@rosette/database/gene-picture/load-gene-pictures.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { nameFile } from '@rosette/file-store/name-file.ts'
import { streamedFileRoute } from '@rosette/file-store/streamed-file-route.ts'
import { findSequenceFolder, openReleaseSequences } from '@rosette/sequence-store/release-sequences.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { accessOf } from '../../access/contract/access.ts'
import type { CostBudget } from '../../access/server/cost-budget.ts'
import { keepFromCaches } from '../../access/server/expect-member.ts'
import { RunToken } from '../../runs/contract/run-status.ts'
import { type DoneRun, expectDoneRun } from '../../runs/server/find-run.ts'
import { readRunFile } from '../../runs/server/store-files.ts'
import { databaseOf } from '../contract/blast-databases.ts'
import { StoredOptions } from '../contract/blast-options.ts'
import { BlastAlignment, BlastResult, HitPicture, type ResultFormat, resultFormatNames, resultFormats } from '../contract/blast-result.ts'
import { archiveFormatter } from './archive-formatter.ts'
import { blastFiles, blastTool, type ResultFacts } from './blast-tool.ts'
import { findHitLoci } from './find-hit-loci.ts'
import { formatFasta } from './format-fasta.ts'
import { formatGff3 } from './format-gff3.ts'
import { linesOf } from './lines-of.ts'
import { hasDatabases, hitsOf, loadBlastResult, loadFacts } from './load-blast-result.ts'
import { placeHits } from './place-hits.ts'
import { tableHeader } from './read-hits.ts'
import { findAlignment } from './to-alignment-lines.ts'

export type BlastResultRoutesOptions = {
  db: Database
  clock: Clock
  settings: { sequenceDir: string }
  costBudgetOf(request: FastifyRequest): CostBudget
  releaseOf(request: FastifyRequest): string
}

const tags = ['BLAST']
const params = z.object({ token: RunToken })
const refused = { 400: ApiProblem, 404: ApiProblem, 409: ApiProblem, 503: ApiProblem }
const readable = accessOf('everyone', { cost: 'sized', takesTokens: true })
/** Reading a file of a result, as far as somebody reads it at once. */
const costOfFile = 5
/** A process of BLAST+ that writes the file. */
const costOfFormatter = 150
const place = z.coerce.number().int().positive()

/** What a finished search found: anyone with the link to the run may read it. */
export const blastResultRoutes: FastifyPluginAsyncZod<BlastResultRoutesOptions> = async (app, options) => {
  const { db, clock, settings, releaseOf, costBudgetOf } = options
  app.addHook('onRequest', keepFromCaches)
  const formatArchive = archiveFormatter()
  const runOf = (token: string) => expectDoneRun(db.community, blastTool.name, token, clock.now())
  const dependenciesOf = (request: FastifyRequest) => ({
    db,
    budget: costBudgetOf(request),
    sequenceDir: settings.sequenceDir,
    releaseId: releaseOf(request),
  })

  const result = {
    operationId: 'loadBlastResult',
    summary: 'The hits of a BLAST search, of all queries or of one',
    tags,
    params,
    querystring: z.object({ query: z.coerce.number().int().nonnegative().optional().describe('Index of the query.') }),
    response: { 200: BlastResult, ...refused },
  }
  app.get('/runs/:token/blast', { schema: result, config: readable }, async (request) =>
    loadBlastResult(dependenciesOf(request), await runOf(request.params.token), request.query.query ?? null),
  )

  const alignment = {
    operationId: 'loadBlastAlignment',
    summary: 'One alignment of a BLAST search',
    tags,
    params: params.extend({ line: place }),
    response: { 200: BlastAlignment, ...refused },
  }
  app.get('/runs/:token/blast/alignments/:line', { schema: alignment, config: readable }, async (request) => {
    const { token, line } = request.params
    await costBudgetOf(request).draw(costOfFile)
    const run = await runOf(token)
    const found = await findAlignment(linesOf(readRunFile(db.community, run.resultId, blastFiles.alignments)), line)
    if (found === null) throw new Problem('not_found', 'This result has no such alignment.')
    return { line, query: found.q, midline: found.m, subject: found.s }
  })

  const picture = {
    operationId: 'placeBlastHit',
    summary: 'Where a hit lies on the genome, and the gene that it lies in',
    tags,
    params: params.extend({ number: place }),
    response: { 200: HitPicture, ...refused },
  }
  app.get('/runs/:token/blast/hits/:number/picture', { schema: picture, config: readable }, async (request) =>
    loadHitPicture(options, request, await runOf(request.params.token), request.params.number),
  )

  const file = {
    operationId: 'downloadBlastResult',
    summary: 'The result of a BLAST search as a file',
    tags,
    params: params.extend({ format: z.enum(resultFormatNames) }),
    response: { 200: { description: 'The file', content: { 'text/plain': { schema: z.string() } } }, ...refused, 410: ApiProblem },
  }
  const named = (reply: FastifyReply, { token, format }: { token: string; format: ResultFormat }) =>
    nameFile(reply, fileName(['blast', token.slice(0, 8)], resultFormats[format])).type(
      format === 'xml' ? 'application/xml; charset=utf-8' : 'text/plain; charset=utf-8',
    )
  streamedFileRoute(app, '/runs/:token/blast/files/:format', {
    schema: file,
    config: readable,
    check: async (request, reply) => {
      const { token, format } = request.params
      await costBudgetOf(request).draw(1)
      const run = await runOf(token)
      if (!formatsOfResult.has(format)) await expectDatabase(request, run)
      named(reply, request.params)
    },
    send: async (request, reply) => {
      const run = await runOf(request.params.token)
      return sendFile(run, request.params.format, { request, reply: named(reply, request.params) })
    },
  })

  /** Some files are written from the release that was searched. */
  async function expectDatabase(request: FastifyRequest, run: DoneRun): Promise<void> {
    const { databases } = StoredOptions.parse(run.options)
    if (!(await hasDatabases(dependenciesOf(request), run, databases)))
      throw new Problem('gone', 'The data release that was searched has been replaced. Run the search again for this file.')
  }

  async function sendFile(run: DoneRun, format: ResultFormat, { request, reply }: { request: FastifyRequest; reply: FastifyReply }) {
    const options = StoredOptions.parse(run.options)
    const releaseId = releaseOf(request)
    const budget = costBudgetOf(request)
    await budget.draw(formatsOfResult.has(format) ? costOfFile : costOfFormatter)
    const read = (name: string) => readRunFile(db.community, run.resultId, name)
    if (format === 'archive') return reply.send(Readable.from(read(blastFiles.archive)))
    const { queries, coverages } = await loadFacts(db, run)
    if (format === 'tsv') {
      const searched = coverages.map(describeCoverage).join('')
      return reply.send(Readable.from(withHeader(`${searched}${tableHeader}`, read(blastFiles.table))))
    }
    const hits = hitsOf({ db, budget }, run, { queries, options })
    const queryNames = queries.map(({ name }) => name)
    if (format === 'gff3') return reply.send(Readable.from(formatGff3(db, { program: options.program, queryNames, releaseId }, hits)))
    await expectDatabase(request, run)
    if (format === 'fasta') {
      const store = await openReleaseSequences(db, settings.sequenceDir, run.releaseId)
      reply.raw.once('close', () => store.close())
      return reply.send(Readable.from(formatFasta(store, { db, releaseId, isMixed: options.databases.length > 1 }, hits)))
    }
    const sequenceDir = await findSequenceFolder(db, settings.sequenceDir, run.releaseId)
    const gone = new AbortController()
    reply.raw.once('close', () => gone.abort())
    const archive = read(blastFiles.archive)
    return reply.send(await formatArchive({ archive, sequenceDir, format, options, signal: gone.signal }))
  }
}

/** Formats that are written from the result alone. */
const formatsOfResult: ReadonlySet<ResultFormat> = new Set(['archive', 'tsv', 'gff3'])

function describeCoverage({ database, ...share }: ResultFacts['coverages'][number]): string {
  const { source } = databaseOf(database)
  return source === null ? '' : `# Searched: ${describeShare(share, source)}\n`
}

async function* withHeader(header: string, parts: AsyncIterable<Buffer>) {
  yield Buffer.from(header)
  yield* parts
}

async function loadHitPicture(
  { db, releaseOf, costBudgetOf }: BlastResultRoutesOptions,
  request: FastifyRequest,
  run: DoneRun,
  number: number,
): Promise<HitPicture> {
  const options = StoredOptions.parse(run.options)
  const { queries } = await loadFacts(db, run)
  const releaseId = releaseOf(request)
  for await (const hit of hitsOf({ db, budget: costBudgetOf(request) }, run, { queries, options })) {
    if (hit.number !== number) continue
    const [[places = []], [mapped]] = await Promise.all([placeHits(db, releaseId, [hit]), findHitLoci(db, releaseId, [hit])])
    const locus = mapped?.locus?.locus
    const { pictures } = await loadGenePictures(db.release(releaseId), locus ? [locus.key] : [])
    const [picture] = pictures
    // Polymorphisms belong to records, which are guarded; gene models are what was searched.
    return { places, picture: picture ? { ...picture, variants: { rows: [], total: 0 } } : null }
  }
  throw new Problem('not_found', 'This result has no such hit.')
}

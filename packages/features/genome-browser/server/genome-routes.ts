import { siteTrackFileName } from '@rosette/contract-kit/genome-view/site-track-file-name.ts'
import { ApiProblem, Problem } from '@rosette/contract-kit/problem.ts'
import { isReleaseId } from '@rosette/database/release-schema.ts'
import { folderStore } from '@rosette/file-store/folder-store.ts'
import { sendFile } from '@rosette/file-store/send-file.ts'
import { findSequenceFolder } from '@rosette/sequence-store/release-sequences.ts'
import { siteTrackFolder } from '@rosette/sequence-store/site-tracks/site-track-files.ts'
import { trackFileNames, trackFolder } from '@rosette/sequence-store/tracks/track-files.ts'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { accessOf } from '../../access/contract/access.ts'
import { cacheControl, type RecordDependencies } from '../../records/server/record-access.ts'
import { TrackList } from '../contract/track-list.ts'
import { guardGenome } from './genome-access.ts'
import { loadTrackList } from './track-list.ts'
import { addVariantFileRoute, type VariantFileDependencies } from './variant-file-route.ts'

const problems = { 400: ApiProblem, 403: ApiProblem, 404: ApiProblem, 429: ApiProblem, 503: ApiProblem }
const config = accessOf('record', { cost: 1, takesTokens: true })

/** What the genome browser reads: which tracks there are, and their files in parts (GBROW-005). */
export const registerGenomeBrowser: FastifyPluginAsync<VariantFileDependencies> = async (app, dependencies) => {
  const { db, settings, releaseOf } = dependencies
  const api = app.withTypeProvider<ZodTypeProvider>()
  const listSchema = {
    operationId: 'loadGenomeTracks',
    summary: 'The tracks of the genome browser',
    tags: ['Genome'],
    response: { 200: TrackList, ...problems },
  }
  api.get('/genome/tracks', { schema: listSchema, config }, async (request, reply) => {
    await guardGenome(request, dependencies)
    return reply.header('cache-control', cacheControl(dependencies)).send(await loadTrackList(dependencies, releaseOf(request)))
  })

  const fileSchema = {
    operationId: 'readGenomeFile',
    summary: 'A file of the genome browser, or a range of its bytes',
    tags: ['Genome'],
    params: z.object({ release: servedRelease, file: z.enum(trackFileNames) }),
    // The file itself is not JSON and has no schema.
    response: problems,
  }
  // Files are compressed as they are, and an offset counts compressed bytes.
  api.get('/genome/:release/:file', { schema: fileSchema, config, compress: false }, (request, reply) =>
    sendPart(request, reply, request.params, trackFolder),
  )

  const siteFileSchema = {
    operationId: 'readSiteTrackFile',
    summary: 'A file of a track that the operator of the site has added, or a range of its bytes',
    tags: ['Genome'],
    params: z.object({ release: servedRelease, file: z.string().regex(siteTrackFileName, 'must be a file of a track') }),
    response: problems,
  }
  api.get('/genome/:release/site/:file', { schema: siteFileSchema, config, compress: false }, (request, reply) =>
    sendPart(request, reply, request.params, siteTrackFolder),
  )

  addVariantFileRoute(app, dependencies)

  async function sendPart(
    request: FastifyRequest,
    reply: FastifyReply,
    { release, file }: { release: string; file: string },
    folderIn: (sequenceFolder: string) => string,
  ) {
    await guardGenome(request, dependencies)
    if (!(await isServed(dependencies, releaseOf(request), release))) throw new Problem('not_found', `Release ${release} is not served.`)
    const found = await folderStore(folderIn(await findSequenceFolder(db, settings.sequenceDir, release))).open(file)
    if (found === null) throw new Problem('not_found', `This release has no ${file}.`)
    return sendFile(request, reply.header('cache-control', cacheControl(dependencies)).type('application/octet-stream'), found)
  }
}

const servedRelease = z.string().refine(isReleaseId, 'must be a release')

/** Who opened the browser before a new release came goes on reading the one before. */
async function isServed({ db }: Pick<RecordDependencies, 'db'>, current: string, wanted: string): Promise<boolean> {
  if (wanted === current) return true
  const published = await db.community
    .selectFrom('publishedRelease')
    .select('releaseId')
    .where((row) => row.or([row('releaseId', '=', wanted), row('previousReleaseId', '=', wanted)]))
    .executeTakeFirst()
  return published !== undefined
}

import { ApiProblem, Problem } from '@rosette/contract-kit/problem.ts'
import { parseStorePath } from '@rosette/file-store/store-path.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { accessOf } from '../../access/contract/access.ts'
import { DownloadListing } from '../contract/download-item.ts'
import { FilePreview } from '../contract/folder-manifest.ts'
import { loadListing } from './load-listing.ts'
import { loadPreview } from './load-preview.ts'
import { openDownload } from './open-download.ts'
import { type DownloadDependencies, sendDownload } from './send-download.ts'

const path = z.string().max(2000)
const config = accessOf('everyone', { cost: 1, takesTokens: true })

/** Manifests of large folders are read and parsed as a whole. */
const previewConfig = accessOf('everyone', { cost: 10, takesTokens: true })

/** GET download-files/list, download-files/download (API-044, API-045) and download-files/preview (BULKDATA-009). */
export const registerDownloads: FastifyPluginAsyncZod<DownloadDependencies> = async (app, dependencies) => {
  const listing = {
    operationId: 'listDownloads',
    summary: 'The contents of a download folder',
    tags: ['Downloads'],
    querystring: z.object({ dir: path.default('').describe('Path of the folder; empty for the top level.') }),
    response: { 200: DownloadListing, 400: ApiProblem, 404: ApiProblem, 429: ApiProblem, 503: ApiProblem },
  }
  app.get('/download-files/list', { schema: listing, config }, async (request, reply) => {
    const dir = parseStorePath(request.query.dir)
    const items = await loadListing(dependencies.files, dir)
    if (items === null) throw new Problem('not_found', `There is no folder ${dir}.`)
    return reply.header('cache-control', 'public, no-cache').send(items)
  })

  const file = {
    operationId: 'readDownload',
    summary: 'A file of the downloads, or a range of its bytes',
    tags: ['Downloads'],
    querystring: z.object({ filePath: path.min(1).describe('Path of the file; latest stands for the newest release of a folder.') }),
    // The file itself is not JSON and has no schema.
    response: { 400: ApiProblem, 401: ApiProblem, 404: ApiProblem, 429: ApiProblem, 503: ApiProblem },
  }
  // Files are sent as they are: a range counts the bytes of the file.
  app.get('/download-files/download', { schema: file, config, compress: false }, async (request, reply) => {
    await sendDownload(request, reply, request.query.filePath, dependencies)
    return reply
  })

  const preview = {
    operationId: 'previewDownload',
    summary: 'Columns and first rows of a Parquet file',
    tags: ['Downloads'],
    querystring: z.object({ filePath: path.min(1).describe('Path of the file; latest stands for the newest release of a folder.') }),
    response: { 200: FilePreview, 400: ApiProblem, 401: ApiProblem, 404: ApiProblem, 429: ApiProblem, 503: ApiProblem },
  }
  app.get('/download-files/preview', { schema: preview, config: previewConfig }, async (request, reply) => {
    const { wanted, file, isPremium } = await openDownload(request, request.query.filePath, dependencies)
    await file.close()
    const found = await loadPreview(dependencies.files, file.path)
    if (found === null) throw new Problem('not_found', `Nothing was noted about the file ${wanted}.`)
    return reply.header('cache-control', isPremium ? 'private, no-store' : 'public, no-cache').send(found)
  })
}

import type { StoredFile } from '@rosette/file-store/file-store.ts'
import { nameFile } from '@rosette/file-store/name-file.ts'
import { sendFile } from '@rosette/file-store/send-file.ts'
import type { Settings } from '@rosette/settings/settings.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { fileTypeOf } from '../contract/file-types.ts'
import { plainFilePath } from '../contract/plain-file-path.ts'
import { type OpeningDependencies, openDownload } from './open-download.ts'

export type DownloadDependencies = OpeningDependencies & { settings: Pick<Settings, 'downloadIdleMs' | 'downloadAccelPath'> }

/** Answers a file of the downloads: GET or HEAD, whole or by range, to those who may have it. */
export async function sendDownload(
  request: FastifyRequest,
  reply: FastifyReply,
  written: string,
  dependencies: DownloadDependencies,
): Promise<FastifyReply> {
  const { settings } = dependencies
  const { wanted, file, isPremium } = await openDownload(request, written, dependencies)
  describeFile(reply, wanted, file)
  // Anyone who asked before may have stopped to be a subscriber.
  reply.header('cache-control', isPremium ? 'private, no-store' : 'public, no-cache')
  if (settings.downloadAccelPath !== null) return handOver(reply, file, settings.downloadAccelPath)
  // A reader that stands still does not keep the file open for ever; it can resume.
  reply.raw.setTimeout(settings.downloadIdleMs, () => reply.raw.destroy())
  return sendFile(request, reply, file)
}

/** What the browser may do with it: show raster images and PDF, save all others; run nothing (STORE-004). */
function describeFile(reply: FastifyReply, path: string, file: StoredFile): void {
  const { view, type } = fileTypeOf(path)
  const name = path.slice(path.lastIndexOf('/') + 1)
  nameFile(reply, name, view === 'image' || view === 'pdf' ? 'inline' : 'attachment')
    .type(type)
    .header('content-location', plainFilePath(file.path))
    .header('vary', 'accept')
    .header('content-security-policy', view === 'pdf' ? pdfPolicy : filePolicy)
}

const filePolicy = "default-src 'none'; sandbox; frame-ancestors 'none'; base-uri 'none'"
/** Shown in a frame of our own page. Browsers don't open their PDF viewer in a sandbox. */
const pdfPolicy = "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'self'; base-uri 'none'"

/** nginx sends the file from its own location of the same folder, with ranges and tags of its own (STORE-011). */
async function handOver(reply: FastifyReply, file: StoredFile, location: string): Promise<FastifyReply> {
  await file.close()
  return reply.header('x-accel-redirect', `${location}${file.path.split('/').map(encodeURIComponent).join('/')}`).send('')
}

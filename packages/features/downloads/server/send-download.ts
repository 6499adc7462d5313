import { Problem } from '@rosette/contract-kit/problem.ts'
import type { FileStore, StoredFile } from '@rosette/file-store/file-store.ts'
import { nameFile } from '@rosette/file-store/name-file.ts'
import { sendFile } from '@rosette/file-store/send-file.ts'
import { parseStorePath } from '@rosette/file-store/store-path.ts'
import type { Settings } from '@rosette/settings/settings.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Visitor } from '../../access/contract/access.ts'
import { externalAddress } from '../../site/contract/external-links.ts'
import type { SiteConfig } from '../../site/contract/site-config.ts'
import { isSubscriberFile } from '../contract/download-item.ts'
import { fileTypeOf } from '../contract/file-types.ts'
import { plainFilePath } from '../contract/plain-file-path.ts'
import { followLatest } from './follow-latest.ts'

export type DownloadDependencies = {
  files: FileStore
  settings: Pick<Settings, 'downloadIdleMs' | 'downloadAccelPath'>
  site: Pick<SiteConfig, 'externalLinks'>
  visitorOf(request: FastifyRequest): Promise<Visitor>
}

/** Answers a file of the downloads: GET or HEAD, whole or by range, to those who may have it. */
export async function sendDownload(
  request: FastifyRequest,
  reply: FastifyReply,
  written: string,
  dependencies: DownloadDependencies,
): Promise<FastifyReply> {
  const { files, settings } = dependencies
  const wanted = parseStorePath(written)
  const path = await followLatest(files, wanted)
  // By what is requested, so that nobody learns which subscriber files there are.
  let isPremium = isSubscriberFile(wanted) || isSubscriberFile(path)
  if (isPremium) await expectSubscriber(request, dependencies)
  const file = await files.open(path)
  if (file === null) throw new Problem('not_found', `There is no file ${wanted}.`)
  try {
    // And by where it lies, if a link led there.
    if (!isPremium && isSubscriberFile(file.path)) {
      isPremium = true
      await expectSubscriber(request, dependencies)
    }
  } catch (error) {
    await file.close()
    throw error
  }
  describeFile(reply, wanted, file)
  // Anyone who asked before may have stopped to be a subscriber.
  reply.header('cache-control', isPremium ? 'private, no-store' : 'public, no-cache')
  if (settings.downloadAccelPath !== null) return handOver(reply, file, settings.downloadAccelPath)
  // A reader that stands still does not keep the file open for ever; it can resume.
  reply.raw.setTimeout(settings.downloadIdleMs, () => reply.raw.destroy())
  return sendFile(request, reply, file)
}

/** GUARD-010, GUARD-011: subscribers, by themselves or through their institution. */
async function expectSubscriber(request: FastifyRequest, { visitorOf, site }: DownloadDependencies): Promise<void> {
  const visitor = await visitorOf(request)
  if (visitor.isSubscribed) return
  const redirectUri = visitor.role === 'anonymous' ? '/login' : externalAddress('subscribe', site.externalLinks)
  throw new Problem('login_required', 'This file is for subscribers.', { redirectUri })
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

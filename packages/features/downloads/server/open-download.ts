import { Problem } from '@rosette/contract-kit/problem.ts'
import type { FileStore, StoredFile } from '@rosette/file-store/file-store.ts'
import { parseStorePath } from '@rosette/file-store/store-path.ts'
import type { FastifyRequest } from 'fastify'
import type { Visitor } from '../../access/contract/access.ts'
import { externalAddress } from '../../site/contract/external-links.ts'
import type { SiteConfig } from '../../site/contract/site-config.ts'
import { isSubscriberFile } from '../contract/download-item.ts'
import { followLatest } from './follow-latest.ts'

export type OpeningDependencies = {
  files: FileStore
  site: Pick<SiteConfig, 'externalLinks'>
  visitorOf(request: FastifyRequest): Promise<Visitor>
}

type Opened = { /** The path as it was written, without what means nothing. */ wanted: string; file: StoredFile; isPremium: boolean }

/** Opens a file for a visitor who may have it. */
export async function openDownload(request: FastifyRequest, written: string, dependencies: OpeningDependencies): Promise<Opened> {
  const { files } = dependencies
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
  return { wanted, file, isPremium }
}

/** GUARD-010, GUARD-011: subscribers, by themselves or through their institution. */
async function expectSubscriber(request: FastifyRequest, { visitorOf, site }: OpeningDependencies): Promise<void> {
  const visitor = await visitorOf(request)
  if (visitor.isSubscribed) return
  const redirectUri = visitor.role === 'anonymous' ? '/login' : externalAddress('subscribe', site.externalLinks)
  throw new Problem('login_required', 'This file is for subscribers.', { redirectUri })
}

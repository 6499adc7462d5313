import { downloadFilePath } from '@rosette/contract-kit/site-paths/download-file-path.ts'
import { hasBrowseEntry } from '@rosette/features/browse/server/has-browse-entry.ts'
import { hasCorrection } from '@rosette/features/corrections/server/has-correction.ts'
import { croissantName } from '@rosette/features/downloads/server/croissant.ts'
import { dataReleaseFolders } from '@rosette/features/downloads/server/data-release-folders.ts'
import { findCroissant, loadCroissant } from '@rosette/features/downloads/server/load-croissant.ts'
import { addReleaseLinkset, nameReleaseLinks } from '@rosette/features/downloads/server/release-links.ts'
import { type DownloadDependencies, sendDownload } from '@rosette/features/downloads/server/send-download.ts'
import { genomeEntitlement } from '@rosette/features/genome-browser/server/genome-access.ts'
import { findNewsItem } from '@rosette/features/news/server/load-news.ts'
import type { PermanentDependencies } from '@rosette/features/permanent-links/server/explanation.ts'
import { answerLegacy } from '@rosette/features/permanent-links/server/legacy-redirect.ts'
import { registerRecordPages } from '@rosette/features/permanent-links/server/record-page-routes.ts'
import { registerChangePages } from '@rosette/features/release-changes/server/change-page-routes.ts'
import { wasPublished } from '@rosette/features/release-changes/server/load-release-changes.ts'
import { licencePath } from '@rosette/features/site/contract/licence-path.ts'
import { findSitePage, type SitePage, type SitePath } from '@rosette/features/site/contract/site-pages.ts'
import { factsOfGone, factsOfNotFound, type PageFacts } from '@rosette/features/site/server/page-facts.ts'
import { loadReleaseOrigin } from '@rosette/features/site/server/release-origin.ts'
import { redirectNow, redirectToDenied } from '@rosette/features/site/server/send-page.ts'
import { sendTagged, tagged } from '@rosette/features/site/server/send-tagged.ts'
import { textNameOf } from '@rosette/features/texts/contract/text-pages.ts'
import type { Texts } from '@rosette/features/texts/server/load-texts.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AppDependencies } from '../app-dependencies.ts'
import { isMachinePath, pathOf } from '../plugins/not-found.ts'
import { logProblem, sendProblem } from '../plugins/problem-handler.ts'
import { describeRelease, factsOfFailure, factsOfNewsItem, factsOfSitePage, factsOfText } from './page-facts.ts'

type PageDependencies = PermanentDependencies & Pick<AppDependencies, 'site' | 'webAssets'> & Pick<Texts, 'texts'> & DownloadDependencies

const hidden = { schema: { hide: true }, config: { cost: 'page' } } as const

/** Every address that a person may open, answered with an HTML document. */
export async function addPageRoutes(app: FastifyInstance, dependencies: PageDependencies): Promise<void> {
  const sendGone = (request: FastifyRequest, reply: FastifyReply) => dependencies.sendPage(request, reply, factsOfGone)
  await app.register(async (pages) => {
    // A failure is answered with a page, too: the app opens, says what happened and lets the visitor try again.
    pages.setErrorHandler((error, request, reply) => {
      const problem = logProblem(request, error)
      if (dependencies.webAssets === null || problem.status < 500) return sendProblem(request, reply, problem)
      if (problem.details.retryAfter !== undefined) reply.header('retry-after', problem.details.retryAfter)
      return dependencies.sendPage(request, reply, factsOfFailure(problem.status))
    })
    // A range counts the bytes of the file, so that it is not compressed.
    pages.get('/download_files/*', { ...hidden, config: { cost: 1 }, compress: false }, (request, reply) =>
      sendDownloadAt(request, reply, dependencies),
    )
    const metadata = { ...hidden, config: { cost: 20 } } as const
    pages.get(`/download_files/:section/:release/${croissantName}`, metadata, (request, reply) =>
      sendCroissant(request, reply, dependencies),
    )
    pages.get('/download/file', { ...hidden, compress: false }, async (request, reply) => {
      const { path } = Object(request.query)
      if (typeof path === 'string' && !wantsPage(request)) return sendDownload(request, reply, path, dependencies)
      const page = findSitePage('/download/file')
      reply.header('vary', 'accept')
      return dependencies.sendPage(request, reply, page === null ? factsOfNotFound : factsOfSitePage(page, '/download/file'))
    })
    registerRecordPages(pages, dependencies)
    registerChangePages(pages, dependencies)
    addReleaseLinkset(pages, dependencies)
    pages.get('/*', hidden, async (request, reply) => {
      const path = pathOf(request)
      if (isMachinePath(path)) return reply.callNotFound()
      const redirected = await answerLegacy(request, reply, { ...dependencies, sendGone })
      if (redirected) return redirected
      const page = await findPage(request, path, dependencies)
      if (page?.isGuarded && !(await genomeEntitlement(request, dependencies)).allow) return redirectToDenied(request, reply)
      if (page?.path === '/news/$id') return sendNewsItem(request, reply, page, dependencies)
      if (page !== null && releasePages.includes(page.path)) return sendReleasePage(request, reply, page, dependencies)
      if (page?.path === '/download/list') {
        return dependencies.sendPage(request, reply, await withMetadata(request, factsOfSitePage(page, path), dependencies))
      }
      return dependencies.sendPage(request, reply, page === null ? factsOfNotFound : factsOfPage(page, path, dependencies))
    })
  })
}

/** A page of text under the title that its file gives it; a topic of the help that has no file is not found. */
function factsOfPage(page: SitePage, path: string, { texts }: PageDependencies): PageFacts {
  const name = textNameOf(path)
  if (name === null) return factsOfSitePage(page, path)
  const text = texts.get(name)
  return text ? factsOfText(page, path, text) : factsOfNotFound
}

/** Pages that tell programs about the release. */
const releasePages: readonly SitePath[] = ['/', licencePath, '/download/overview']

/** Also without a release, these pages open. */
async function sendReleasePage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: SitePage,
  dependencies: PageDependencies,
): Promise<FastifyReply> {
  const { db, settings, sendPage } = dependencies
  const facts = factsOfPage(page, page.path, dependencies)
  if (request.lease === null) return sendPage(request, reply, facts)
  const { releaseId } = request.lease
  const origin = await loadReleaseOrigin(db.community, releaseId)
  // The home page describes the catalogue only.
  if (page.path === '/') return sendPage(request, reply, describeRelease(facts, origin, null))
  const metadata = await findMetadata(request, `${dataReleaseFolders.public}/${releaseId}`, dependencies)
  nameReleaseLinks(reply, { origin, metadata }, settings)
  return sendPage(request, reply, page.path === '/download/overview' ? facts : describeRelease(facts, origin, metadata))
}

/** BULKDATA-012: the folder of a data release leads programs to its metadata. */
async function withMetadata(request: FastifyRequest, facts: PageFacts, dependencies: PageDependencies): Promise<PageFacts> {
  const { dir } = Object(request.query)
  return typeof dir === 'string' ? { ...facts, describedBy: await findMetadata(request, dir, dependencies) } : facts
}

/** Pages open also while the storage of files does not answer: they only lead to no metadata. */
async function findMetadata({ log }: FastifyRequest, folder: string, { files }: PageDependencies): Promise<string | null> {
  try {
    return await findCroissant(files, folder)
  } catch (error) {
    log.warn({ err: error }, 'The metadata of a data release could not be looked up')
    return null
  }
}

/** BULKDATA-007. What curators put there themselves is a file like any other. */
async function sendCroissant(request: FastifyRequest, reply: FastifyReply, dependencies: PageDependencies): Promise<FastifyReply> {
  const { section, release } = Object(request.params)
  const folder = `${String(section)}/${String(release)}`
  const croissant = await loadCroissant(folder, dependencies)
  if (croissant === null) return sendDownload(request, reply, `${folder}/${croissantName}`, dependencies)
  return sendTagged(
    request,
    reply.header('cache-control', 'public, no-cache'),
    tagged(JSON.stringify(croissant), 'application/ld+json; charset=utf-8'),
  )
}

/** DOWN-009 and DOWN-023: people are shown the file's page, programs get the file itself. */
async function sendDownloadAt(request: FastifyRequest, reply: FastifyReply, dependencies: PageDependencies): Promise<FastifyReply> {
  const path = String(Object(request.params)['*'])
  if (!wantsPage(request)) return sendDownload(request, reply, path, dependencies)
  return redirectNow(reply.header('vary', 'accept'), downloadFilePath(path))
}

/** Browsers name HTML when they open an address; curl, wget and R take anything. */
function wantsPage({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('text/html') ?? false
}

/** The page at a path; null also for one about something that the release does not have. */
async function findPage(request: FastifyRequest, path: string, { db, releaseOf }: PageDependencies): Promise<SitePage | null> {
  const page = findSitePage(path)
  const name = path.split('/').at(-1) ?? ''
  if (page?.path === '/corrections/$number') return (await hasCorrection(db.community, name)) ? page : null
  if (page?.path === '/about/releases/$' && path !== '/about/releases') return (await wasPublished(db.community, name)) ? page : null
  // A path with a placeholder is about something of the release.
  if (!page?.path.startsWith('/browse/') || !page.path.includes('$')) return page
  return (await hasBrowseEntry(db.release(releaseOf(request)), page.path, path)) ? page : null
}

/** FEED-003: an item that does not exist is not found, by the server already. */
async function sendNewsItem(
  request: FastifyRequest,
  reply: FastifyReply,
  page: SitePage,
  dependencies: PageDependencies,
): Promise<FastifyReply> {
  const id = /^\/news\/([1-9]\d{0,14})\/?$/.exec(pathOf(request))?.[1]
  const item = id === undefined ? null : await findNewsItem(dependencies.db.community, Number(id), dependencies.clock.now())
  return dependencies.sendPage(request, reply, item === null ? factsOfNotFound : factsOfNewsItem(page, item))
}

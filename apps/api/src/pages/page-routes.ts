import { downloadFilePath } from '@rosette/contract-kit/site-paths/download-file-path.ts'
import { hasBrowseEntry } from '@rosette/features/browse/server/has-browse-entry.ts'
import { type DownloadDependencies, sendDownload } from '@rosette/features/downloads/server/send-download.ts'
import { genomeEntitlement } from '@rosette/features/genome-browser/server/genome-access.ts'
import { findNewsItem } from '@rosette/features/news/server/load-news.ts'
import type { PermanentDependencies } from '@rosette/features/permanent-links/server/explanation.ts'
import { answerLegacy } from '@rosette/features/permanent-links/server/legacy-redirect.ts'
import { registerRecordPages } from '@rosette/features/permanent-links/server/record-page-routes.ts'
import { licencePath } from '@rosette/features/site/contract/licence-path.ts'
import { findSitePage, type SitePage } from '@rosette/features/site/contract/site-pages.ts'
import { factsOfGone, factsOfNotFound, type PageFacts } from '@rosette/features/site/server/page-facts.ts'
import { loadReleaseOrigin } from '@rosette/features/site/server/release-origin.ts'
import { redirectNow, redirectToDenied } from '@rosette/features/site/server/send-page.ts'
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
    pages.get('/download/file', { ...hidden, compress: false }, async (request, reply) => {
      const { path } = Object(request.query)
      if (typeof path === 'string' && !wantsPage(request)) return sendDownload(request, reply, path, dependencies)
      const page = findSitePage('/download/file')
      reply.header('vary', 'accept')
      return dependencies.sendPage(request, reply, page === null ? factsOfNotFound : factsOfSitePage(page, '/download/file'))
    })
    registerRecordPages(pages, dependencies)
    pages.get('/*', hidden, async (request, reply) => {
      const path = pathOf(request)
      if (isMachinePath(path)) return reply.callNotFound()
      const redirected = await answerLegacy(request, reply, { ...dependencies, sendGone })
      if (redirected) return redirected
      const page = await findPage(request, path, dependencies)
      if (page?.isGuarded && !(await genomeEntitlement(request, dependencies)).allow) return redirectToDenied(request, reply)
      if (page?.path === '/news/$id') return sendNewsItem(request, reply, page, dependencies)
      if (page?.path === '/' || page?.path === licencePath) {
        return dependencies.sendPage(request, reply, await withRelease(request, factsOfSitePage(page, page.path), dependencies))
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

/** Also without a release, these pages open. */
async function withRelease({ lease }: FastifyRequest, facts: PageFacts, { db }: PageDependencies): Promise<PageFacts> {
  return lease === null ? facts : describeRelease(facts, await loadReleaseOrigin(db.community, lease.releaseId))
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

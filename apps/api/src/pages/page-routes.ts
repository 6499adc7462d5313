import { type Kind, lookupOf, recordPath } from '@rosette/contract-kit/kind/define-kind.ts'
import { hasBrowseEntry } from '@rosette/features/browse/server/has-browse-entry.ts'
import { filePagePath } from '@rosette/features/downloads/contract/download-paths.ts'
import { type DownloadNeeds, sendDownload } from '@rosette/features/downloads/server/send-download.ts'
import { findNewsItem } from '@rosette/features/news/server/load-news.ts'
import { makeSummary } from '@rosette/features/permanent-links/server/find-permanent.ts'
import { licencePath } from '@rosette/features/site/contract/licence-path.ts'
import { findSitePage, type SitePage } from '@rosette/features/site/contract/site-pages.ts'
import { loadReleaseOrigin } from '@rosette/features/site/server/release-origin.ts'
import { textNameOf } from '@rosette/features/texts/contract/text-pages.ts'
import type { Texts } from '@rosette/features/texts/server/load-texts.ts'
import { kinds } from '@rosette/kinds/registry/contract.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AppNeeds } from '../app-needs.ts'
import { genomeEntitlement } from '../genome/genome-access.ts'
import { addAnyIdRoute } from '../permanent/explain-routes.ts'
import type { PermanentNeeds } from '../permanent/explanation.ts'
import { addPermanentPages } from '../permanent/permanent-routes.ts'
import { isMachinePath, pathOf } from '../plugins/not-found.ts'
import { logProblem, sendProblem } from '../plugins/problem-handler.ts'
import { releaseOf } from '../plugins/release.ts'
import { entitlementOf, findRecord, keyGuestsOf, resolveKey } from '../records/record-access.ts'
import { answerLegacy } from './legacy-redirect.ts'
import type { PageFacts } from './page-document.ts'
import {
  chunksOfKind,
  describeRelease,
  factsOfFailure,
  factsOfGone,
  factsOfNewsItem,
  factsOfNotFound,
  factsOfSitePage,
  factsOfSummary,
  factsOfText,
} from './page-facts.ts'

type PageNeeds = PermanentNeeds & Pick<AppNeeds, 'site'> & Pick<Texts, 'texts'> & { downloading: DownloadNeeds; hasPages: boolean }

const hidden = { schema: { hide: true } }

/** Every address that a person may open, answered with an HTML document. */
export async function addPageRoutes(app: FastifyInstance, needs: PageNeeds): Promise<void> {
  const sendGone = (request: FastifyRequest, reply: FastifyReply) => needs.sendPage(request, reply, factsOfGone)
  await app.register(async (pages) => {
    // A failure is answered with a page, too: the app opens, says what happened and lets the visitor try again.
    pages.setErrorHandler((error, request, reply) => {
      const problem = logProblem(request, error)
      if (!needs.hasPages || problem.status < 500) return sendProblem(request, reply, problem)
      if (problem.details.retryAfter !== undefined) reply.header('retry-after', problem.details.retryAfter)
      return needs.sendPage(request, reply, factsOfFailure(problem.status))
    })
    for (const kind of Object.values<Kind>(kinds)) {
      for (const path of [kind.path, ...kind.aliases]) {
        pages.get(`/${path}`, hidden, (request, reply) => sendRecordPage(request, reply, kind, needs))
      }
    }
    // A range counts the bytes of the file, so that it is not compressed.
    pages.get('/download_files/*', { ...hidden, compress: false }, (request, reply) => sendDownloadAt(request, reply, needs))
    pages.get('/download/file', { ...hidden, compress: false }, async (request, reply) => {
      const { path } = Object(request.query)
      if (typeof path === 'string' && !wantsPage(request)) return sendDownload(request, reply, path, needs.downloading)
      const page = findSitePage('/download/file')
      reply.header('vary', 'accept')
      return needs.sendPage(request, reply, page === null ? factsOfNotFound : factsOfSitePage(page, '/download/file'))
    })
    addPermanentPages(pages, needs)
    addAnyIdRoute(pages, needs)
    pages.get('/community', hidden, (request, reply) => forwardToMember(request, reply, needs))
    pages.get('/*', hidden, async (request, reply) => {
      const path = pathOf(request)
      if (isMachinePath(path)) return reply.callNotFound()
      const redirected = await answerLegacy(request, reply, { ...needs, sendGone })
      if (redirected) return redirected
      const page = await findPage(request, path, needs)
      if (page?.isGuarded && !(await genomeEntitlement(request, needs)).allow) return redirectToDenied(request, reply)
      if (page?.path === '/news/$id') return sendNewsItem(request, reply, page, needs)
      if (page?.path === '/' || page?.path === licencePath) {
        return needs.sendPage(request, reply, await withRelease(request, factsOfSitePage(page, page.path), needs))
      }
      return needs.sendPage(request, reply, page === null ? factsOfNotFound : factsOfPage(page, path, needs))
    })
  })
}

/** A page of text under the title that its file gives it; a topic of the help that has no file is not found. */
function factsOfPage(page: SitePage, path: string, { texts }: PageNeeds): PageFacts {
  const name = textNameOf(path)
  if (name === null) return factsOfSitePage(page, path)
  const text = texts.get(name)
  return text ? factsOfText(page, path, text) : factsOfNotFound
}

/** Also without a release, these pages open. */
async function withRelease({ lease }: FastifyRequest, facts: PageFacts, { db }: PageNeeds): Promise<PageFacts> {
  return lease === null ? facts : describeRelease(facts, await loadReleaseOrigin(db.community, lease.releaseId))
}

/** DOWN-009 and DOWN-023: people are shown the file's page, programs get the file itself. */
async function sendDownloadAt(request: FastifyRequest, reply: FastifyReply, { downloading }: PageNeeds): Promise<FastifyReply> {
  const path = String(Object(request.params)['*'])
  if (!wantsPage(request)) return sendDownload(request, reply, path, downloading)
  return redirect(reply.header('vary', 'accept'), filePagePath(path))
}

/** Browsers name HTML when they open an address; curl, wget and R take anything. */
function wantsPage({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('text/html') ?? false
}

/** The page at a path; null also for one about something that the release does not have. */
async function findPage(request: FastifyRequest, path: string, { db }: PageNeeds): Promise<SitePage | null> {
  const page = findSitePage(path)
  // A path with a placeholder is about something of the release.
  if (!page?.path.startsWith('/browse/') || !page.path.includes('$')) return page
  return (await hasBrowseEntry(db.release(releaseOf(request)), page.path, path)) ? page : null
}

/** FEED-003: an item that does not exist is not found, by the server already. */
async function sendNewsItem(request: FastifyRequest, reply: FastifyReply, page: SitePage, needs: PageNeeds): Promise<FastifyReply> {
  const id = /^\/news\/([1-9]\d{0,14})\/?$/.exec(pathOf(request))?.[1]
  const item = id === undefined ? null : await findNewsItem(needs.db.community, Number(id), needs.clock.now())
  return needs.sendPage(request, reply, item === null ? factsOfNotFound : factsOfNewsItem(page, item))
}

async function sendRecordPage(request: FastifyRequest, reply: FastifyReply, kind: Kind, needs: PageNeeds): Promise<FastifyReply> {
  const { db, sendPage } = needs
  const releaseId = releaseOf(request)
  const lookup = lookupOf(kind, Object(request.query))
  const key = await resolveKey(db.pool, releaseId, kind, lookup)
  const { allow } = await entitlementOf(request, kind, key, needs)
  if (!allow) return redirectToDenied(request, reply)
  const document = key === null ? null : await findRecord(db, releaseId, kind, key)
  if (key === null || document === null) {
    // A clone's address with the key of a clone end leads to the clone end.
    const path = key === null ? null : await findPathAmong(db, releaseId, keyGuestsOf(kind), key)
    if (path !== null) return redirect(reply, path)
    return sendPage(request, reply, { ...factsOfNotFound, chunks: chunksOfKind(kind) })
  }
  const summary = await makeSummary({ db, releaseId, kind, key, record: JSON.parse(document.json) })
  const facts = factsOfSummary(kind, { ...summary, formats: [], isOpen: true }, document.json)
  return sendPage(request, reply, facts, { kind: kind.name, lookup, json: document.json })
}

/** BROWSE-024: an address of either a person or an organization. */
async function forwardToMember(request: FastifyRequest, reply: FastifyReply, needs: PageNeeds): Promise<FastifyReply> {
  const { db, sendPage } = needs
  const { person, organization } = kinds
  const releaseId = releaseOf(request)
  const key = await resolveKey(db.pool, releaseId, person, lookupOf(person, Object(request.query)))
  const { allow } = await entitlementOf(request, person, key, needs)
  if (!allow) return redirectToDenied(request, reply)
  const path = key === null ? null : await findPathAmong(db, releaseId, [person, organization], key)
  return path === null ? sendPage(request, reply, factsOfNotFound) : redirect(reply, path)
}

/** The address of the record with this key, among several kinds. */
async function findPathAmong(db: PageNeeds['db'], releaseId: string, among: readonly Kind[], key: number): Promise<string | null> {
  for (const kind of among) {
    if (await findRecord(db, releaseId, kind, key)) return recordPath(kind, key)
  }
  return null
}

/** GUARD-003. The web app does the same when it navigates to a record without requesting a document. */
function redirectToDenied(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return redirect(reply, `/access-denied?from=${encodeURIComponent(request.url)}`)
}

function redirect(reply: FastifyReply, path: string): FastifyReply {
  return reply.header('cache-control', 'no-store').redirect(path, 302)
}

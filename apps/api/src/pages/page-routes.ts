import { type Kind, lookupOf, recordPath } from '@rosette/contract-kit/kind/define-kind.ts'
import { findSitePage } from '@rosette/features/site/contract/site-pages.ts'
import { kinds } from '@rosette/kinds/registry/contract.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isMachinePath, pathOf } from '../plugins/not-found.ts'
import { logProblem, sendProblem } from '../plugins/problem-handler.ts'
import { releaseOf } from '../plugins/release.ts'
import { entitlementOf, findRecord, keyGuestsOf, resolveKey } from '../records/record-access.ts'
import type { RecordNeeds } from '../records/record-routes.ts'
import { chunksOfKind, factsOfFailure, factsOfNotFound, factsOfRecord, factsOfSitePage } from './page-facts.ts'
import type { SendPage } from './page-sender.ts'

type PageNeeds = RecordNeeds & { sendPage: SendPage; hasPages: boolean }

const hidden = { schema: { hide: true } }

/** Every address that a person may open, answered with an HTML document. */
export async function addPageRoutes(app: FastifyInstance, needs: PageNeeds): Promise<void> {
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
    pages.get('/community', hidden, (request, reply) => forwardToMember(request, reply, needs))
    pages.get('/*', hidden, async (request, reply) => {
      const path = pathOf(request)
      if (isMachinePath(path)) return reply.callNotFound()
      const page = findSitePage(path)
      return needs.sendPage(request, reply, page === null ? factsOfNotFound : factsOfSitePage(page, path))
    })
  })
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
  return sendPage(request, reply, factsOfRecord(kind, key, document.json), { kind: kind.name, lookup, json: document.json })
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

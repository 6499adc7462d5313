import { type Kind, lookupOf, recordPath } from '@rosette/contract-kit/kind/define-kind.ts'
import { kinds } from '@rosette/kinds/registry/contract.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  entitlementOf,
  findParsedRecord,
  findRecord,
  keyGuestsOf,
  type ReaderOf,
  type RecordDependencies,
  resolveKey,
} from '../../records/server/record-access.ts'
import { factsOfNotFound } from '../../site/server/page-facts.ts'
import { redirectNow, redirectToDenied, type SendPage } from '../../site/server/send-page.ts'
import { addAnyIdRoute } from './explain-routes.ts'
import type { PermanentDependencies } from './explanation.ts'
import { addPermanentPages } from './permanent-routes.ts'
import { formatsOf } from './record-files.ts'
import { type LicencesOfKind, licencesByKind } from './record-licences.ts'
import { nameLinks } from './record-links.ts'
import { chunksOfKind, factsOfSummary, makeSummary } from './record-page-facts.ts'

type RecordPageDependencies = RecordDependencies & { sendPage: SendPage; licencesOfKind: LicencesOfKind }

const hidden = { schema: { hide: true }, config: { cost: 'page' } } as const

/** Every address that leads to the page of a record, or to its file. */
export function registerRecordPages(pages: FastifyInstance, dependencies: PermanentDependencies): void {
  const ofPages = { ...dependencies, licencesOfKind: licencesByKind(dependencies.db) }
  addRecordPages(pages, ofPages)
  addPermanentPages(pages, ofPages)
  addAnyIdRoute(pages, dependencies)
}

/** The page of a record under the addresses that pages link: `/locus?key=…`, and `/community` for anyone who a key means. */
function addRecordPages(pages: FastifyInstance, dependencies: RecordPageDependencies): void {
  for (const kind of Object.values<Kind>(kinds)) {
    for (const path of [kind.path, ...kind.aliases]) {
      pages.get(`/${path}`, hidden, (request, reply) => sendRecordPage(request, reply, kind, dependencies))
    }
  }
  pages.get('/community', hidden, (request, reply) => forwardToMember(request, reply, dependencies))
}

async function sendRecordPage(
  request: FastifyRequest,
  reply: FastifyReply,
  kind: Kind,
  dependencies: RecordPageDependencies,
): Promise<FastifyReply> {
  const { db, sendPage } = dependencies
  const releaseId = dependencies.releaseOf(request)
  const lookup = lookupOf(kind, Object(request.query))
  const key = await resolveKey(db.records, releaseId, kind, lookup)
  const readerOf = () => dependencies.visitorOf(request)
  const { allow } = await entitlementOf(request, kind, key, dependencies)
  if (!allow) return redirectToDenied(request, reply)
  const found = key === null ? null : await findParsedRecord(db, releaseId, kind, key, readerOf)
  if (key === null || found === null) {
    // A clone's address with the key of a clone end leads to the clone end.
    const path = key === null ? null : await findPathAmong(db, releaseId, keyGuestsOf(kind), key, readerOf)
    if (path !== null) return redirectNow(reply, path)
    return sendPage(request, reply, { ...factsOfNotFound, chunks: chunksOfKind(kind) })
  }
  const { json, record } = found
  const made = await makeSummary({ db, releaseId, kind, key, record })
  const summary = { ...made, formats: formatsOf(kind), isOpen: true }
  const licences = await dependencies.licencesOfKind(releaseId, kind)
  nameLinks(reply, { kind, summary, licences, publicUrl: dependencies.settings.publicUrl })
  const facts = factsOfSummary(kind, summary, record, licences)
  return sendPage(request, reply, facts, { kind: kind.name, lookup, json, record })
}

/** BROWSE-024: an address of either a person or an organization. */
async function forwardToMember(request: FastifyRequest, reply: FastifyReply, dependencies: RecordPageDependencies): Promise<FastifyReply> {
  const { db, sendPage } = dependencies
  const { person, organization } = kinds
  const releaseId = dependencies.releaseOf(request)
  const key = await resolveKey(db.records, releaseId, person, lookupOf(person, Object(request.query)))
  const { allow } = await entitlementOf(request, person, key, dependencies)
  if (!allow) return redirectToDenied(request, reply)
  const path = key === null ? null : await findPathAmong(db, releaseId, [person, organization], key, () => dependencies.visitorOf(request))
  return path === null ? sendPage(request, reply, factsOfNotFound) : redirectNow(reply, path)
}

/** The address of the record with this key, among several kinds. */
async function findPathAmong(
  db: RecordDependencies['db'],
  releaseId: string,
  among: readonly Kind[],
  key: number,
  readerOf: ReaderOf,
): Promise<string | null> {
  for (const kind of among) {
    if (await findRecord(db, releaseId, kind, key, readerOf)) return recordPath(kind, key)
  }
  return null
}

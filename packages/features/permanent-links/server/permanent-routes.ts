import type { Kind } from '@rosette/contract-kit/kind/define-kind.ts'
import { ApiProblem, Problem } from '@rosette/contract-kit/problem.ts'
import { fileName } from '@rosette/contract-kit/text/file-name.ts'
import { recordEtag } from '@rosette/database/find-record-document.ts'
import { nameFile } from '@rosette/file-store/name-file.ts'
import { kindNames, kinds } from '@rosette/kinds/registry/contract.ts'
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { accessOf } from '../../access/contract/access.ts'
import type { ApiDependencies } from '../../access/server/api-dependencies.ts'
import { denyTexts, type Entitlement } from '../../access/server/entitle.ts'
import {
  cacheControl,
  entitlementOf,
  findParsedRecord,
  type ParsedRecord,
  type RecordDependencies,
  recordNotFound,
} from '../../records/server/record-access.ts'
import type { ResolvedLine } from '../../resolve/contract/resolve-call.ts'
import type { PlanDependencies } from '../../sequences/server/plan-sequences.ts'
import { licencePath } from '../../site/contract/licence-path.ts'
import { formatJsonLd } from '../../site/server/format-json-ld.ts'
import { licencesOf, loadReleaseOrigin, sourcesOfKind } from '../../site/server/release-origin.ts'
import { sendTagged } from '../../site/server/send-tagged.ts'
import { PublicSummary, type RecordFormat, recordFormats } from '../contract/public-summary.ts'
import { type PermanentDependencies, sendExplanation } from './explanation.ts'
import { findPermanentKey } from './find-permanent.ts'
import { jsonLdOf } from './json-ld.ts'
import { type FileOrigin, formatFieldTable, formatRecordBibtex, formatsOf, writeSequenceFile } from './record-files.ts'
import type { LicencesOfKind } from './record-licences.ts'
import { formatRecordLinkset, type LinkedRecord, nameLinks } from './record-links.ts'
import { factsOfSummary, makeSummary } from './record-page-facts.ts'
import { formatAccepted, splitEnding } from './wanted-format.ts'

type Found = { kind: Kind; summary: PublicSummary; document: ParsedRecord; entitlement: Entitlement }

type PermanentPageDependencies = PermanentDependencies & { licencesOfKind: LicencesOfKind }

type SummaryDependencies = RecordDependencies & Pick<ApiDependencies, 'expectFewLookups'>

/** The summary of a record as a call, for pages that are opened without a document. */
export const registerPermanentLinks: FastifyPluginAsync<SummaryDependencies> = async (app, dependencies) => {
  const schema = {
    operationId: 'loadSummary',
    summary: 'The public summary of a record',
    tags: ['Records'],
    params: z.object({ kind: z.enum(kindNames), id: z.string().min(1).max(200).describe('Key, name or accession of the record.') }),
    response: { 200: PublicSummary, 404: ApiProblem, 410: ApiProblem, 503: ApiProblem },
  }
  app
    .withTypeProvider<ZodTypeProvider>()
    .get('/summary/:kind/:id', { schema, config: accessOf('everyone', { cost: 'light', takesTokens: true }) }, async (request, reply) => {
      if (request.params.kind === kinds.person.name) await dependencies.expectFewLookups(request)
      const found = await findPermanent(request, kinds[request.params.kind], request.params.id, dependencies)
      if ('bucket' in found) throw missing(kinds[request.params.kind], found)
      return reply.header('cache-control', 'private, no-cache').send(found.summary)
    })
}

/** Permanent addresses: `/locus/AT1G01010`, as a page or as a file (LINK-002 to LINK-007). */
export function addPermanentPages(pages: FastifyInstance, dependencies: PermanentPageDependencies): void {
  for (const name of kindNames) {
    const kind: Kind = kinds[name]
    for (const path of [kind.path, ...kind.aliases]) {
      pages.get(`/${path}/:id`, { schema: { hide: true }, config: { cost: 'page' } }, (request, reply) =>
        answer(request, reply, kind, dependencies),
      )
    }
  }
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  kind: Kind,
  dependencies: PermanentPageDependencies,
): Promise<FastifyReply> {
  const { id, format } = splitEnding(String(Object(request.params).id))
  const wanted = format ?? formatAccepted(request.headers.accept)
  if (format === null) reply.header('vary', 'Accept')
  const found = await findPermanent(request, kind, id, dependencies)
  if ('bucket' in found) {
    if (wanted !== null) throw missing(kind, found)
    return sendExplanation(request, reply, found, dependencies)
  }
  if (wanted !== null) return sendFile(request, reply, found, wanted, dependencies)
  const { summary, document } = found
  const linked = await linkedRecord(found, dependencies)
  nameLinks(reply, linked)
  const inline = summary.isOpen ? { kind: kind.name, lookup: { key: String(summary.key) }, ...document } : undefined
  return dependencies.sendPage(request, reply, factsOfSummary(kind, summary, document.record, linked.licences), inline)
}

/** The record that an address means with its summary, or why it means none. */
export async function findPermanent(
  request: FastifyRequest,
  kind: Kind,
  id: string,
  dependencies: RecordDependencies,
): Promise<Found | ResolvedLine> {
  const { db } = dependencies
  const releaseId = dependencies.releaseOf(request)
  const key = /\p{Cc}/u.test(id) ? null : await findPermanentKey(db, releaseId, kind, id)
  if (key !== null && typeof key !== 'number') return key
  const document = key === null ? null : await findParsedRecord(db, releaseId, kind, key, () => dependencies.visitorOf(request))
  if (key === null || document === null) return { input: id, bucket: 'unknown' }
  const entitlement = await entitlementOf(request, kind, key, dependencies)
  const summary = await makeSummary({ db, releaseId, kind, key, record: document.record })
  return { kind, document, entitlement, summary: { ...summary, formats: formatsOf(kind), isOpen: entitlement.allow } }
}

function missing(kind: Kind, { input, bucket }: ResolvedLine): Problem {
  if (bucket === 'obsolete') return new Problem('gone', `${input} is no longer in use.`)
  if (bucket === 'ambiguous') return new Problem('not_found', `${input} means several records; name one by its key.`)
  return recordNotFound(kind, { name: input })
}

async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  found: Found,
  format: RecordFormat,
  dependencies: PermanentPageDependencies,
) {
  const { kind, summary, entitlement } = found
  if (!summary.formats.includes(format)) {
    throw new Problem('not_found', `A ${kind.label.toLowerCase()} has no .${format}, but .${summary.formats.join(', .')}.`)
  }
  // To those who may not see the record, JSON and JSON-LD are its summary; a citation and links are open.
  if (!entitlement.allow && !openFormats.includes(format)) {
    const { reason } = entitlement
    throw new Problem(reason === 'login_needed' ? 'login_required' : 'access_denied', denyTexts[reason])
  }
  const text = await textOf(request, found, format, dependencies)
  nameLinks(reply, await linkedRecord(found, dependencies), format)
  nameFile(reply, fileName([kind.path, summary.name], format), 'inline')
  reply.header('cache-control', format === 'bib' ? 'private, no-cache' : cacheControl(dependencies, kind))
  const type = `${recordFormats[format]}; charset=utf-8`
  return sendTagged(request, reply, { text, etag: `"${summary.release}-${recordEtag(text)}"`, type })
}

const openFormats: readonly RecordFormat[] = ['json', 'jsonld', 'bib', 'linkset']

async function textOf(
  request: FastifyRequest,
  found: Found,
  format: RecordFormat,
  dependencies: PermanentPageDependencies,
): Promise<string> {
  const { kind, summary, document } = found
  const origin = await originOf(kind, summary, dependencies)
  switch (format) {
    case 'json':
      return JSON.stringify({ rosette: origin, ...(summary.isOpen ? document.record : summary) })
    case 'jsonld':
      // The format is there for the kinds that have JSON-LD.
      return formatJsonLd(jsonLdOf(kind, summary, document.record, origin.licences) ?? {}, dependencies.settings.publicUrl)
    case 'linkset':
      return formatRecordLinkset(await linkedRecord(found, dependencies))
    case 'tsv':
      return formatFieldTable({ rosette: origin, ...document.record })
    case 'bib':
      return formatRecordBibtex(kind, summary.name, origin, dependencies.clock.now())
    default:
      return writeSequenceFile(await sequenceDependencies(request, dependencies), kind, summary.name, format, origin)
  }
}

async function linkedRecord({ kind, summary }: Found, { settings, licencesOfKind }: PermanentPageDependencies): Promise<LinkedRecord> {
  return { kind, summary, licences: await licencesOfKind(summary.release, kind), publicUrl: settings.publicUrl }
}

async function sequenceDependencies(
  request: FastifyRequest,
  { clock, engine, db, indexPrefix, ...dependencies }: PermanentDependencies,
): Promise<PlanDependencies> {
  const releaseId = dependencies.releaseOf(request)
  return {
    clock,
    engine,
    db,
    indexPrefix,
    releaseId,
    budget: dependencies.costBudgetOf(request),
    store: await dependencies.storeOf(releaseId),
  }
}

async function originOf(kind: Kind, { release, address }: PublicSummary, { db, settings }: PermanentDependencies): Promise<FileOrigin> {
  const origin = await loadReleaseOrigin(db.community, release)
  return {
    release,
    releaseDay: origin.date,
    releaseDoi: origin.doi,
    licences: licencesOf(sourcesOfKind(origin, kind.name)),
    address: new URL(address, settings.publicUrl).href,
    sources: new URL(licencePath, settings.publicUrl).href,
  }
}

import type { Kind } from '@rosette/contract-kit/kind/define-kind.ts'
import { publicViewOf } from '@rosette/kinds/registry/server.ts'
import type { SchemaOrgType } from '@rosette/release-kit/public-view.ts'
import type { FastifyReply } from 'fastify'
import { licencePath } from '../../site/contract/licence-path.ts'
import { formatLinkHeader, formatLinkset, type MachineLink } from '../../site/server/machine-links.ts'
import { type PublicSummary, type RecordFormat, recordFormats } from '../contract/public-summary.ts'
import { licenceAddress } from './licence-pages.ts'

/** What links are made of: nothing that the public summary lacks (SIGN-006). */
export type LinkedRecord = {
  kind: Kind
  summary: Pick<PublicSummary, 'address' | 'formats' | 'release'>
  licences: readonly string[]
  publicUrl: string
}

/** What a format is of a record: a description, or a part of what it holds. */
const relations: Readonly<Record<RecordFormat, 'describedby' | 'item' | 'linkset'>> = {
  json: 'describedby',
  jsonld: 'describedby',
  bib: 'describedby',
  fasta: 'item',
  gff3: 'item',
  tsv: 'item',
  linkset: 'linkset',
}

const schemaOrg = 'https://schema.org'

/** The links of a record's page (FAIR Signposting, level 1). */
export function linksOfRecord({ kind, summary, licences, publicUrl }: LinkedRecord): MachineLink[] {
  const at = (path: string) => new URL(path, publicUrl).href
  const formats = formatsOf(summary)
  return [
    { rel: 'cite-as', href: at(summary.address) },
    ...typesOf(kind).map((name) => ({ rel: 'type', href: `${schemaOrg}/${name}` })),
    { rel: 'author', href: at(publisherPath) },
    { rel: 'license', href: licenceAddress(licences, publicUrl), title: licences.join('; ') || undefined },
    { rel: 'collection', href: at(licencePath), title: `Rosette release ${summary.release}` },
    ...formats.map((format) => ({ rel: relations[format], href: at(`${summary.address}.${format}`), type: recordFormats[format] })),
  ]
}

/** The header of a page, or of a file if a format is named. The link to the licences of the release, which every answer has, is part of it. */
export function nameLinks(reply: FastifyReply, record: LinkedRecord, format: RecordFormat | null = null): void {
  const header = formatLinkHeader(format === null ? linksOfRecord(record) : linksOfFile(record, format))
  if (header !== null) reply.header('link', header)
}

/** The organization that publishes the site. */
export const publisherPath = '/about/overview'

/** Of what others have written only our page is named: its authors are part of the record, and the site is not one of them. */
const writings: readonly SchemaOrgType[] = ['ScholarlyArticle', 'CreativeWork', 'HowTo']

function typesOf(kind: Kind): string[] {
  const type = publicViewOf(kind).schemaOrg?.type
  return type === undefined || writings.includes(type) ? ['AboutPage'] : ['AboutPage', type]
}

function formatsOf({ formats }: Pick<PublicSummary, 'formats'>): RecordFormat[] {
  // Object.keys loses the key type.
  return (Object.keys(recordFormats) as RecordFormat[]).filter((format) => formats.includes(format))
}

/** The link of a file back to the page of its record. */
export function linksOfFile({ summary, publicUrl, licences }: LinkedRecord, format: RecordFormat): MachineLink[] {
  const page = new URL(summary.address, publicUrl).href
  const back = relations[format] === 'item' ? { rel: 'collection', type: 'text/html' } : { rel: 'describes', type: 'text/html' }
  return [
    { rel: 'license', href: licenceAddress(licences, publicUrl) },
    ...(relations[format] === 'linkset' ? [] : [{ ...back, href: page }]),
  ]
}

/** The linkset of a record (level 2): its page with all links, and its files with those that lead back. */
export function formatRecordLinkset(record: LinkedRecord): string {
  const address = new URL(record.summary.address, record.publicUrl).href
  const files = formatsOf(record.summary).filter((format) => relations[format] !== 'linkset')
  return formatLinkset([
    { anchor: address, links: linksOfRecord(record) },
    ...files.map((format) => ({ anchor: `${address}.${format}`, links: linksOfFile(record, format) })),
  ])
}

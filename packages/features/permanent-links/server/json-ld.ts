import type { Kind } from '@rosette/contract-kit/kind/define-kind.ts'
import { geneModelTypeLabel } from '@rosette/contract-kit/vocabulary/gene-model-types.ts'
import { publicViewOf } from '@rosette/kinds/registry/server.ts'
import type { SchemaOrgType } from '@rosette/release-kit/public-view.ts'
import { licencePath } from '../../site/contract/licence-path.ts'
import type { PublicSummary } from '../contract/public-summary.ts'
import { licencesForJsonLd } from './licence-pages.ts'

type Summary = Omit<PublicSummary, 'formats'>

const bioschemas = 'https://bioschemas.org/profiles'
const ofTaxon = 'https://identifiers.org/taxonomy:3702'

/** Types with a Bioschemas profile. */
const profiles: Readonly<Partial<Record<SchemaOrgType, string>>> = {
  Gene: `${bioschemas}/Gene/1.0-RELEASE`,
  Protein: `${bioschemas}/Protein/0.11-RELEASE`,
  Taxon: `${bioschemas}/Taxon/0.6-RELEASE`,
}

/**
 * The summary of a record for programs that read pages, with what its kind adds for those who may see the record; null if its kind is about
 * people. Licences are those of the files that the record follows from. `url` is completed by `formatJsonLd`.
 */
export function jsonLdOf(kind: Kind, summary: Summary, record: unknown, licences: readonly string[]): Record<string, unknown> | null {
  const { schemaOrg } = publicViewOf(kind)
  if (schemaOrg === null) return null
  const { type, ofRecord } = schemaOrg
  const profile = profiles[type]
  return {
    '@context': 'https://schema.org',
    '@type': type,
    '@id': summary.address,
    ...(profile && { 'http://purl.org/dc/terms/conformsTo': { '@id': profile, '@type': 'CreativeWork' } }),
    identifier: summary.name,
    name: summary.symbols[0] ?? summary.name,
    ...(type === 'ScholarlyArticle' && { headline: summary.name }),
    ...(summary.symbols.length > 0 && { alternateName: summary.symbols }),
    ...(summary.description !== null && { description: summary.description }),
    ...((type === 'Gene' || type === 'Protein') && { taxonomicRange: ofTaxon }),
    ...(type === 'Taxon' && { taxonRank: 'species' }),
    ...uniprotOf(type, summary.uniprotIds),
    url: summary.address,
    isPartOf: {
      '@type': 'Dataset',
      name: `Rosette release ${summary.release}`,
      version: summary.release,
      url: licencePath,
      license: licences.length === 0 ? licencePath : licencesForJsonLd(licences),
    },
    ...(summary.isOpen && ofRecord?.(record)),
  }
}

/** A protein is the same thing as its entry in UniProt; a gene encodes it. */
function uniprotOf(type: SchemaOrgType, uniprotIds: readonly string[]): Record<string, unknown> {
  if (uniprotIds.length === 0) return {}
  const addresses = uniprotIds.map(uniprotAddress)
  if (type === 'Gene') return { encodesBioChemEntity: addresses.map((address) => ({ '@type': 'Protein', '@id': address })) }
  return { sameAs: addresses }
}

/** Isoforms (Q9S7Q7-1) have addresses apart from those of entries. */
function uniprotAddress(accession: string): string {
  return `https://purl.uniprot.org/${/-\d+$/.test(accession) ? 'isoforms' : 'uniprot'}/${accession}`
}

/** One sentence for search engines and shared links. */
export function describeSummary(kind: Kind, { name, symbols, type, description, position }: Summary): string {
  const [symbol] = symbols
  const known = [symbol && symbol !== name ? `${name} (${symbol})` : name, type && geneModelTypeLabel(type), position].filter(Boolean)
  return `${kind.label} ${known.join(', ')}${description === null ? '' : `: ${description}`}`
}

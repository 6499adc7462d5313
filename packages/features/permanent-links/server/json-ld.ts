import type { Kind } from '@rosette/contract-kit/kind/define-kind.ts'
import { geneModelTypeLabel } from '@rosette/contract-kit/vocabulary/gene-model-types.ts'
import { licencePath } from '../../site/contract/licence-path.ts'
import type { PublicSummary } from '../contract/public-summary.ts'

type Summary = Omit<PublicSummary, 'isOpen' | 'formats'>

const bioschemas = 'https://bioschemas.org/profiles'

/** What each kind is to schema.org, with its Bioschemas profile where there is one. */
const types: Readonly<Record<string, { type: string; profile?: string }>> = {
  locus: { type: 'Gene', profile: `${bioschemas}/Gene/1.0-RELEASE` },
  gene: { type: 'Gene', profile: `${bioschemas}/Gene/1.0-RELEASE` },
  protein: { type: 'Protein', profile: `${bioschemas}/Protein/0.11-RELEASE` },
  publication: { type: 'ScholarlyArticle' },
  keyword: { type: 'DefinedTerm' },
}

const ofTaxon = 'https://identifiers.org/taxonomy:3702'

/** The summary of a record for programs that read pages; nothing that the summary does not say. `url` is completed by the document. */
export function jsonLdOf(kind: Kind, summary: Summary): Record<string, unknown> | null {
  if (kind.isOfPeople) return null
  const { type, profile } = types[kind.name] ?? { type: 'BioChemEntity' }
  const isOfGenome = ['locus', 'gene', 'protein'].includes(kind.name)
  return {
    '@context': 'https://schema.org',
    '@type': type,
    ...(profile && { 'http://purl.org/dc/terms/conformsTo': { '@id': profile, '@type': 'CreativeWork' } }),
    identifier: summary.name,
    name: summary.symbols[0] ?? summary.name,
    ...(type === 'ScholarlyArticle' && { headline: summary.name }),
    ...(summary.symbols.length > 0 && { alternateName: summary.symbols }),
    ...(summary.description !== null && { description: summary.description }),
    ...(isOfGenome && { taxonomicRange: ofTaxon }),
    ...(summary.uniprotIds.length > 0 && { sameAs: summary.uniprotIds.map((id) => `https://purl.uniprot.org/uniprot/${id}`) }),
    url: summary.address,
    isPartOf: {
      '@type': 'Dataset',
      name: `Rosette release ${summary.release}`,
      version: summary.release,
      url: licencePath,
      license: licencePath,
    },
  }
}

/** One sentence for search engines and shared links. */
export function describeSummary(kind: Kind, { name, symbols, type, description, position }: Summary): string {
  const [symbol] = symbols
  const known = [symbol && symbol !== name ? `${name} (${symbol})` : name, type && geneModelTypeLabel(type), position].filter(Boolean)
  return `${kind.label} ${known.join(', ')}${description === null ? '' : `: ${description}`}`
}

import type { KindName } from '@rosette/kinds/registry/contract.ts'
import type { PublicSummary } from '../contract/public-summary.ts'

/** What a kind adds to the summary of its records. */
export type SummaryFacts = Partial<Pick<PublicSummary, 'name' | 'symbols' | 'type' | 'description' | 'position' | 'uniprotIds'>> & {
  /** What it is called at its permanent address, where that is not its name. */
  permanentName?: string | null
}

type Place = { chromosome: string | null; start: number | null; end: number | null }
type Named = { name: string }

/** As genome browsers read it. */
function positionOf({ chromosome, start, end }: Partial<Place>): string | null {
  if (!chromosome || start === null || start === undefined) return null
  return `${chromosome.startsWith('Chr') ? chromosome : `Chr${chromosome}`}:${start}-${end ?? start}`
}

/** The kinds whose records searches or id lists tell everybody about. Of all others a summary has only kind and key. */
const factsByKind: Readonly<Partial<Record<KindName, (record: never) => SummaryFacts>>> = {
  locus: (record: Named & LocusFacts) => ({
    name: record.name,
    symbols: record.symbols.map(({ name }) => name),
    type: record.geneModelType,
    description: record.description,
    position: record.span && positionOf(record.span),
    uniprotIds: record.uniprotIds,
  }),
  gene: (record: Named & GeneFacts) => ({
    name: record.name,
    symbols: record.symbols.map(({ symbol }) => symbol),
    type: record.geneModelType,
    description: record.description,
  }),
  protein: (record: Named & ProteinFacts) => ({
    name: record.name,
    symbols: record.primarySymbol === null ? [] : [record.primarySymbol],
    description: record.description,
    uniprotIds: record.externalIdsList.flatMap(({ uniprotId }) => uniprotId ?? []),
  }),
  germplasm: (record: Named & { germplasmType: string | null; phenotypes: { phenotype: string | null }[] }) => ({
    name: record.name,
    type: record.germplasmType,
    description: record.phenotypes[0]?.phenotype ?? null,
  }),
  polymorphism: (record: { originalName: string; polymorphismType: string | null; description: string | null }) => ({
    name: record.originalName,
    type: record.polymorphismType,
    description: record.description,
  }),
  ecotype: (record: { originalName: string; location: string | null; country: string | null }) => ({
    name: record.originalName,
    description: [record.location, record.country].filter(Boolean).join(', ') || null,
  }),
  marker: (record: { markerName: string; markerType: string | null }) => ({ name: record.markerName, type: record.markerType }),
  clone: (record: Named & { vectorType: string | null }) => ({ name: record.name, type: record.vectorType }),
  vector: (record: Named & { vectorType: string | null }) => ({ name: record.name, type: record.vectorType }),
  transposon: (record: Named & { superFamilyName: string; family: { label: string } }) => ({
    name: record.name,
    type: record.superFamilyName,
    description: `Family ${record.family.label}`,
  }),
  transposonfamily: (record: { transposonFamilyName: string; superFamilyName: string }) => ({
    name: record.transposonFamilyName,
    type: record.superFamilyName,
  }),
  arrayelement: (record: Named & { type: string | null }) => ({ name: record.name, type: record.type }),
  genesymbol: (record: { symbol: string; descriptiveSymbol: string | null }) => ({
    name: record.symbol,
    description: record.descriptiveSymbol,
    permanentName: null,
  }),
  keyword: (record: { summary: { kw: string; kwType: string; extdbId: string | null } }) => ({
    name: record.summary.kw,
    type: record.summary.kwType,
    permanentName: record.summary.extdbId ?? record.summary.kw,
  }),
  protocol: (record: Named & { description: string | null }) => ({
    name: record.name,
    description: record.description,
    permanentName: null,
  }),
  publication: ({ publication }: { publication: PublicationFacts }) => ({
    ...(publication.title !== null && { name: publication.title }),
    description: [publication.authors.join(', '), publication.pubName, publication.publicationYear].filter(Boolean).join('. ') || null,
    permanentName: null,
  }),
  sequence: (record: Named) => ({ name: record.name }),
  person: (record: { firstName: string | null; lastName: string | null }) => ({
    name: [record.firstName, record.lastName].filter(Boolean).join(' '),
    permanentName: null,
  }),
  organization: (record: Named) => ({ name: record.name, permanentName: null }),
}

/** What its kind tells everybody of a record. */
export function summaryFactsOf(kind: string, record: unknown): SummaryFacts {
  // Each function reads the records of its own kind, which the release build has checked; TypeScript can't follow that through a variable.
  return factsByKind[kind as KindName]?.(record as never) ?? {}
}

type LocusFacts = {
  symbols: Named[]
  geneModelType: string
  description: string | null
  span: { chromosome: string; start: number; end: number } | null
  uniprotIds: string[]
}
type GeneFacts = { symbols: { symbol: string }[]; geneModelType: string; description: string | null }
type ProteinFacts = { primarySymbol: string | null; description: string | null; externalIdsList: { uniprotId: string | null }[] }
type PublicationFacts = { title: string | null; authors: string[]; pubName: string | null; publicationYear: number | null }

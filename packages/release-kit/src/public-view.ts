import type { GenomeRegion } from '@rosette/contract-kit/records/genome-bins.ts'
import type { SequenceChoice, SequenceSetId } from '@rosette/contract-kit/vocabulary/sequence-choices.ts'

/** What everybody may know of the records of a kind, and how programs find and read them. Every kind has one. */
export type PublicView<Rec = unknown> = {
  /** What its public summary says beside kind and key: nothing that searches do not show everybody (LINK-004). Null if there is no more. */
  summary(record: Rec): PublicFacts | null
  /** What its records are to schema.org; null if programs learn nothing of them, because they are about people. */
  schemaOrg: SchemaOrgView<Rec> | null
  /** Whether sitemaps list its records, by the name that lists of ids use. Records of other kinds are reached from these. */
  isInSitemap: boolean
  /** Which sequences stand for a record in FASTA and GFF3; null if it can be fetched in the other formats only. */
  sequences: { dataset: SequenceSetId; choice: SequenceChoice } | null
}

export type PublicFacts = {
  /** Null if it has none: kind and key stand for it. */
  name: string | null
  symbols?: string[]
  type?: string | null
  description?: string | null
  position?: GenomeRegion | null
  uniprotIds?: string[]
  /** What it is called at its permanent address if that is not its name; null for its key. */
  permanentName?: string | null
}

export type SchemaOrgView<Rec> = {
  type: SchemaOrgType
  /** Further properties for those who may see the record, such as the authors of an article. They win over those of the summary. */
  ofRecord?(record: Rec): Record<string, unknown>
}

export type SchemaOrgType = 'Gene' | 'Protein' | 'Taxon' | 'ScholarlyArticle' | 'CreativeWork' | 'HowTo' | 'DefinedTerm' | 'BioChemEntity'

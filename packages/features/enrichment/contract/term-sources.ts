import type { KeywordCategory } from '@rosette/contract-kit/vocabulary/keyword-categories.ts'
import type { KindName } from '@rosette/kinds/registry/contract.ts'

type TermSource = {
  /** Where one is chosen. */
  label: string
  /** What its terms are called in a sentence. */
  terms: string
  /** What a gene of its background has: 'genes with …'. */
  annotation: string
  /** Whether annotations have evidence, and terms are above one another. */
  isOntology: boolean
  /** The category of its keywords; null for what is not an ontology. */
  category: KeywordCategory | null
  /** The kind whose records the terms are; null if they have none. */
  kind: KindName | null
}

const ontology = (label: string, terms: string, annotation: string, category: KeywordCategory): TermSource => ({
  label,
  terms,
  annotation,
  isOntology: true,
  category,
  kind: 'keyword',
})

/** What genes can have in common. Each is tested and corrected by itself; the kinds give the terms (`KindServer.termSets`). */
export const termSources = {
  go_bp: ontology('GO process', 'GO process terms', 'a GO process annotation', 'biological process'),
  go_mf: ontology('GO function', 'GO function terms', 'a GO function annotation', 'molecular function'),
  go_cc: ontology('GO component', 'GO component terms', 'a GO component annotation', 'cellular component'),
  po_structure: ontology('PO structure', 'Plant Ontology structures', 'an annotation of a plant structure', 'plant structure'),
  po_stage: ontology('PO stage', 'Plant Ontology stages', 'an annotation of a developmental stage', 'growth and developmental stages'),
  family: { label: 'Gene family', terms: 'gene families', annotation: 'a gene family', isOntology: false, category: null, kind: null },
  interpro: {
    label: 'InterPro',
    terms: 'InterPro entries',
    annotation: 'an InterPro entry',
    isOntology: false,
    category: null,
    kind: null,
  },
  publication: {
    label: 'Publication',
    terms: 'publications',
    annotation: 'a publication',
    isOntology: false,
    category: null,
    kind: 'publication',
  },
  pathway: {
    label: 'Pathway (AraCyc)',
    terms: 'AraCyc pathways',
    annotation: 'an AraCyc pathway',
    isOntology: false,
    category: null,
    kind: null,
  },
  gene_set: {
    label: 'Gene set',
    terms: 'gene sets of this site',
    annotation: 'a gene set of this site',
    isOntology: false,
    category: null,
    kind: null,
  },
} as const satisfies Record<string, TermSource>

export type TermSourceName = keyof typeof termSources

// Object.keys forgets which keys an object literal has; these are exactly those above.
export const termSourceNames = Object.keys(termSources) as [TermSourceName, ...TermSourceName[]]

/** The genes that a list could have been drawn from; a custom list is another choice. The kinds give all but the first and the last (`KindServer.geneSets`). */
export const backgrounds = {
  annotated: { label: 'annotated genes' },
  all: { label: 'all loci' },
  protein_coding: { label: 'protein-coding loci' },
  array_ath1: { label: 'genes on Affymetrix ATH1' },
  array_ag: { label: 'genes on Affymetrix AG' },
  array_afgc: { label: 'genes on AFGC cDNA arrays' },
  expressed: { label: 'expressed genes (≥ 1 TPM)' },
} as const

export type BackgroundName = keyof typeof backgrounds

// As above.
export const backgroundNames = Object.keys(backgrounds) as [BackgroundName, ...BackgroundName[]]

import { defineKindServer } from '@rosette/release-kit/kind-server.ts'
import type { RecordIdentifiers } from '@rosette/release-kit/record-identifiers.ts'
import { normaliseProbe } from '../contract/arrayelement-kind.ts'
import type { ArrayelementRecord } from '../contract/arrayelement-record.ts'
import { arrayelementIndex, arrayelementSearch, toArrayelementDocument } from './index-arrayelement.ts'
import { arrayDetailSources, arrayElementSources } from './ingest-array-elements.ts'
import { ingestAffymetrixSignals, ingestAfgcSignals } from './ingest-array-signals.ts'
import { ingestAtgenexpress } from './ingest-atgenexpress.ts'
import { arrayGeneSets } from './load-array-genes.ts'
import { loadArrayelements } from './load-arrayelement.ts'

export const arrayelementServer = defineKindServer<ArrayelementRecord>({
  tables: [new URL('./arrayelement-tables.sql', import.meta.url)],
  derive: [new URL('./arrayelement-derive.sql', import.meta.url)],
  derivesFrom: ['locus'],
  loadsFrom: ['locus', 'nucleotide_sequence'],
  sources: [ingestAffymetrixSignals, ingestAfgcSignals, ...arrayElementSources, ingestAtgenexpress, ...arrayDetailSources],
  keys: { table: 'array_element', column: 'array_element_id' },
  loadRecords: loadArrayelements,
  lookups: lookupsOfArrayelement,
  identifiers: identifiersOfArrayelement,
  ownFacts: {
    name: 'Summary',
    tairAccession: 'Summary',
    type: 'Summary',
    isControl: 'Summary',
    organism: 'Summary',
    description: 'Summary',
    sequence: 'Summary',
    locus: (lines) => ({ Loci: lines.map(({ locus }) => locus) }),
    isAmbiguous: 'Summary',
    avgIntensity: 'Intensities',
    avgIntensityStdError: 'Intensities',
    avgLogRatio: 'Intensities',
    avgLogRatioStdError: 'Intensities',
    avgSignalPercentile: 'Intensities',
    avgSignalPercentileStdError: 'Intensities',
    slides: 'Slides',
    experiments: 'Experiments',
    arrayDesigns: 'Array Designs',
    arrayElementId: null,
    sameName: null,
  },
  publicView: {
    summary: ({ name, type }) => ({ name, type }),
    schemaOrg: { type: 'BioChemEntity' },
    isInSitemap: false,
    sequences: null,
  },
  search: { index: arrayelementIndex, criteria: arrayelementSearch, toDocument: toArrayelementDocument, namesOfOthers: ['locus'] },
  geneSets: arrayGeneSets,
})

type ArrayelementLookup = { by: 'name' | 'id' | 'accession'; value: string }

/** A shared name leads to the element with the lowest number. A name of digits only would be mistaken for a number. */
export function lookupsOfArrayelement({ arrayElementId, name, tairAccession, sameName }: ArrayelementRecord): ArrayelementLookup[] {
  const value = normaliseProbe(name)
  const isFirst = sameName.every(({ key }) => key > arrayElementId)
  const isName = isFirst && !/^\d+$/.test(value)
  return [
    { by: 'id', value: String(arrayElementId) },
    ...(tairAccession === null ? [] : [{ by: 'accession', value: String(arrayElementId) } as const]),
    ...(isName ? (['name', 'id', 'accession'] as const).map((by) => ({ by, value })) : []),
  ]
}

export function identifiersOfArrayelement({ name, tairAccession }: ArrayelementRecord): RecordIdentifiers {
  return {
    label: name,
    names: [{ type: 'name', name }, ...(tairAccession === null ? [] : [{ type: 'accession', name: tairAccession } as const])],
  }
}

import { defineRecordPart } from '@rosette/contract-kit/kind/record-part.ts'
import { RecordRef } from '@rosette/contract-kit/kind/record-ref.ts'
import { z } from 'zod'

/** Groups of plants in which orthologs are listed (DLOCUS-022), with their titles on the page. */
export const plantGroups = [
  { group: 'eudic', title: 'Eudicotyledons' },
  { group: 'monocot', title: 'Monocotyledons' },
  { group: 'other', title: 'Other plants' },
] as const

// map loses the non-empty tuple type.
const groupNames = plantGroups.map(({ group }) => group) as ['eudic', 'monocot', 'other']
export type PlantGroup = (typeof groupNames)[number]

export const LocusParalog = z.object({ locus: RecordRef, symbol: z.string().nullable() })

/** How an ortholog was found, and figures of the pair; null if the file of the species does not tell. */
export const OrthologMeasure = z.object({
  name: z.string(),
  method: z.string().nullable(),
  /** Whose list it is. */
  source: z.string().nullable(),
  identity: z.number().nullable().describe('Percent of the aligned residues that are the same'),
  dNdS: z.number().nullable(),
  score: z.number().nullable().describe('In the units of the method: bits of BLAST, or the confidence of InParanoid from 0 to 1'),
})
export type OrthologMeasure = z.infer<typeof OrthologMeasure>

export const OrthologGroup = z.object({
  group: z.enum(groupNames),
  /** All orthologs of each species, by name, and how each was found. */
  species: z.array(z.object({ species: z.string(), count: z.int(), names: z.array(z.string()), measures: z.array(OrthologMeasure) })),
})
export type OrthologGroup = z.infer<typeof OrthologGroup>

/** The tree that the text file is named by: that of the family; null if the locus has none. */
const treeId = z.string().nullable()

/** DLOCUS-027: `{orthoBase}/{locusName}.json`. */
export const locusOrthologs = defineRecordPart({
  kind: 'locus',
  name: 'orthologs',
  summary: 'Orthologs of a locus in other plants, as JSON by name of the locus or as text by the id of its tree',
  query: z.object({}),
  // Groups without orthologs are omitted.
  answer: z.object({ treeId, orthologs: z.array(OrthologGroup) }).meta({ id: 'LocusOrthologs' }),
  isFile: true,
})
export type LocusOrthologs = z.infer<typeof locusOrthologs.answer>

/** DLOCUS-027: `{paralogBase}/{locusName}.json`. */
export const locusParalogs = defineRecordPart({
  kind: 'locus',
  name: 'paralogs',
  summary: 'Paralogs of a locus, as JSON by name of the locus or as text by the id of its tree',
  query: z.object({}),
  answer: z.object({ treeId, paralogs: z.array(LocusParalog) }).meta({ id: 'LocusParalogs' }),
  isFile: true,
})
export type LocusParalogs = z.infer<typeof locusParalogs.answer>

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

export const OrthologGroup = z.object({
  group: z.enum(groupNames),
  /** All orthologs of each species, by name. */
  species: z.array(z.object({ species: z.string(), count: z.int(), names: z.array(z.string()) })),
})
export type OrthologGroup = z.infer<typeof OrthologGroup>

export const LocusHomology = z.object({
  paralogs: z.array(LocusParalog),
  /** Groups without orthologs are omitted. */
  orthologs: z.array(OrthologGroup),
  /** PANTHER's family of the representative model's protein. */
  pantherFamily: z.object({ accession: z.string(), name: z.string().nullable() }).nullable(),
  hasPhylogenesPage: z.boolean(),
})
export type LocusHomology = z.infer<typeof LocusHomology>

/** The specification's texts for missing homology (DLOCUS-025, DLOCUS-026). */
export const homologyTexts = {
  orthologs: 'This locus does not have any plant homologs in PANTHER.',
  family: 'No Panther Gene Family found.',
} as const

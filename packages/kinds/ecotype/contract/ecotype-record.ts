import { RecordRef } from '@rosette/contract-kit/kind/record-ref.ts'
import { Attribution, RecordComment } from '@rosette/contract-kit/records/attribution.ts'
import { z } from 'zod'
import { EcotypePlace, NearAccession } from './ecotype-places.ts'

export const EcotypeCollector = z.object({
  name: z.string(),
  /** Null if the release has a name but no record of the person. */
  person: RecordRef.nullable(),
})

export const EcotypeTaxon = z.object({
  record: RecordRef,
  genus: z.string(),
  species: z.string(),
  commonName: z.string().nullable(),
  taxonomy: z.array(z.string()),
})

export const EcotypeGermplasm = z.object({
  germplasm: RecordRef,
  description: z.string().nullable(),
})
export type EcotypeGermplasm = z.infer<typeof EcotypeGermplasm>

/** The page of an ecotype, also called species variant or natural accession (specification 2, section 3). */
export const EcotypeRecord = z
  .object({
    speciesVariantId: z.int(),
    originalName: z.string(),
    abbrName: z.string().nullable(),
    aliases: z.array(z.string()),
    dateLastModified: z.iso.date().nullable(),
    tairAccession: z.int().nullable(),
    /** Its number in the 1001 Genomes and AraPheno. */
    ecotypeNumber: z.int(),
    speciesVariantType: z.string().nullable(),
    collector: EcotypeCollector.nullable(),
    country: z.string().nullable(),
    location: z.string().nullable(),
    latitudeMin: z.number().nullable(),
    latitudeMax: z.number().nullable(),
    longitudeMin: z.number().nullable(),
    longitudeMax: z.number().nullable(),
    /** Metres above sea level. */
    altitudeMin: z.number().nullable(),
    altitudeMax: z.number().nullable(),
    numberOfPlantsCollected: z.int().nullable(),
    habitat: z.string().nullable(),
    averageTemperature: z.string().nullable(),
    monthlyPrecipitation: z.string().nullable(),
    taxon: EcotypeTaxon.nullable(),
    germplasms: z.array(EcotypeGermplasm),
    stocks: z.array(z.string()),
    attributions: z.array(Attribution),
    comments: z.array(RecordComment),
    /** Where each source puts it; the first is where the page does. */
    places: z.array(EcotypePlace),
    /** How far apart the sources are; null if there are no two. */
    placesApartKm: z.number().nullable(),
    /** Accessions of the same name, then the nearest over ground; empty without a position. */
    nearest: z.array(NearAccession),
  })
  .meta({ id: 'EcotypeRecord' })
export type EcotypeRecord = z.infer<typeof EcotypeRecord>

import { RecordRef } from '@rosette/contract-kit/kind/record-ref.ts'
import { InterproDomain, UniprotEntry } from '@rosette/contract-kit/records/protein-parts.ts'
import { WebLink } from '@rosette/contract-kit/records/record-parts.ts'
import { z } from 'zod'
import { ProteinComment } from './protein-comment.ts'
import { InterproCount, ProteinIsoform } from './protein-relatives.ts'
import { ProteinStructures } from './structures/protein-structure.ts'

/** One signature of a member database of InterPro, found on the protein. */
export const ProteinDomain = z.object({
  startPosition: z.int(),
  endPosition: z.int(),
  domainDetails: z.object({
    interproAccession: z.string().nullable(),
    interproName: z.string().nullable(),
    /** The database or method the signature is of: Pfam, SMART, … */
    proteindomainType: z.string().nullable(),
    proteinDomainAccession: z.string(),
    description: z.string().nullable(),
  }),
})
export type ProteinDomain = z.infer<typeof ProteinDomain>

/** The page of a protein (specification 2, section 3). Null means not recorded. */
export const ProteinRecord = z
  .object({
    proteinId: z.int(),
    name: z.string(),
    tairAccession: z.string().nullable(),
    dateLastModified: z.iso.date().nullable(),
    /** Of the gene model that codes for it. */
    description: z.string().nullable(),
    primarySymbol: z.string().nullable(),
    fullName: z.string().nullable(),
    externalIdsList: z.array(z.object({ uniprotId: z.string().nullable(), genbankGi: z.string().nullable() })),
    /** The entry of its locus, where the files name none of the protein itself. */
    locusUniprotEntry: UniprotEntry.nullable(),
    associatedGenes: z.array(z.object({ gene: RecordRef, associatedLocus: RecordRef.nullable() })),
    proteinProperties: z.object({
      /** Average mass in dalton (IUPAC table of Biopython); null if the sequence has unknown residues. */
      calculatedMW: z.number().nullable(),
      calculatedPI: z.number().nullable(),
      length: z.int(),
    }),
    /** Every signature, by position. */
    domains: z.array(ProteinDomain),
    /** The same by InterPro entry. */
    interproDomains: z.array(InterproDomain),
    sequence: z.string().nullable(),
    /** All proteins of the locus, this one included, by name. */
    isoforms: z.array(ProteinIsoform),
    /** For each of its InterPro entries: how many proteins of the release have it. */
    interproCounts: z.array(InterproCount),
    structures: ProteinStructures,
    externalLinks: z.array(WebLink),
    comments: z.array(ProteinComment),
  })
  .meta({ id: 'ProteinRecord' })
export type ProteinRecord = z.infer<typeof ProteinRecord>

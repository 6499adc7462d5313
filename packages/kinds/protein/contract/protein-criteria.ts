import { SearchInput, TextMethodWord } from '@rosette/contract-kit/search/search-term-row.ts'
import { z } from 'zod'
import { type DomainDatabase, domainDatabases, type StructuralClass, structuralClasses } from './domain-databases.ts'

/** Fields that the name of the form can search (FPROT-004). */
export const proteinNameTypes = ['locus', 'symbol', 'genPeptId'] as const

/** FPROT-007: residues, daltons and pH. */
export const physioTypes = ['length', 'mw', 'pi'] as const

/** FPROT-011: fewer, more or exactly so many occurrences of a domain. */
export const quantityTypes = ['<', '>', '='] as const

// Object.keys loses the key type.
const classLetters = Object.keys(structuralClasses) as [StructuralClass, ...StructuralClass[]]
// As above.
const databases = Object.keys(domainDatabases) as [DomainDatabase, ...DomainDatabase[]]

const limit = z.number().min(0).max(1e9).optional()
// 100,000 ids of twenty characters; the number of ids is checked when they are parsed.
const maxListLength = 2_000_000
const maxDomains = 3

const DomainCriterion = z.strictObject({
  /** Defaults to more than none. */
  quant_type: z.enum(quantityTypes).optional(),
  quant_number: z.int().min(0).max(1_000_000).optional(),
  db_name: z.enum(databases).optional(),
  db_acc_input: SearchInput.optional(),
})
export type DomainCriterion = z.infer<typeof DomainCriterion>

/** Criteria of the protein form (document 3, section 3.1): structural classes are alternatives; criteria are combined with AND. */
export const ProteinCriteria = z.object({
  nameSection: z
    .strictObject({
      nameBy: z.enum(proteinNameTypes).default('locus'),
      nameType: TextMethodWord.default('starts_with'),
      nameText: SearchInput.optional(),
    })
    .optional(),
  geneList: z.string().max(maxListLength).optional(),
  classType: z.array(z.enum(classLetters)).max(classLetters.length).optional(),
  physioSection: z
    .array(
      z
        .strictObject({ type: z.enum(physioTypes), min: limit, max: limit })
        .refine(({ min = 0, max = Number.POSITIVE_INFINITY }) => min <= max, { error: 'The lower limit is above the upper one.' }),
    )
    .max(physioTypes.length)
    .optional(),
  domainSection: z.array(DomainCriterion).max(maxDomains).optional(),
})
export type ProteinCriteria = z.infer<typeof ProteinCriteria>

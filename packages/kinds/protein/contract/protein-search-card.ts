import { defineColumns, defineFacets, defineSearchCard } from '@rosette/contract-kit/cards/define-search-card.ts'
import { SearchInput, TextMethodWord } from '@rosette/contract-kit/search/criteria-parts.ts'
import { z } from 'zod'
import { type DomainDatabase, domainDatabases, type StructuralClass, structuralClasses } from './domain-databases.ts'
import { proteinSearchEntry } from './protein-search-entry.ts'

/** One row of a protein search, under the wire names of the specification (1, section 3). */
export const ProteinHit = z
  .object({
    proteinId: z.int(),
    name: z.string(),
    mw: z.number().nullable(),
    pi: z.number().nullable(),
    length: z.int(),
    locusName: z.string().nullable(),
    locusId: z.int().nullable(),
    geneName: z.string().nullable(),
    geneId: z.int().nullable(),
    symbol: z.string().nullable(),
    fullName: z.string().nullable(),
    description: z.string().nullable(),
  })
  .meta({ id: 'ProteinHit' })
export type ProteinHit = z.infer<typeof ProteinHit>

/** Fields that the name of the form can search (FPROT-004). */
export const proteinNameTypes = ['locus', 'symbol', 'genPeptId'] as const

/** FPROT-007: residues, daltons and pH. */
const physioTypes = ['length', 'mw', 'pi'] as const

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

export const proteinColumns = defineColumns<ProteinHit>([
  { id: 'name', label: 'Protein', text: (hit) => hit.name, isSortable: true },
  { id: 'locusName', label: 'Locus', text: (hit) => hit.locusName ?? '', isSortable: true },
  { id: 'geneName', label: 'Gene', text: (hit) => hit.geneName ?? '', isSortable: true, within: 'locusName' },
  { id: 'symbol', label: 'Symbol', text: (hit) => hit.symbol ?? '', isSortable: true },
  { id: 'fullName', label: 'Full name', text: (hit) => hit.fullName ?? '', isSortable: true, within: 'symbol' },
  { id: 'description', label: 'Description', text: (hit) => hit.description ?? '', isSortable: false },
  { id: 'length', label: 'Length', text: (hit) => String(hit.length), isSortable: true },
  { id: 'mw', label: 'MW', text: (hit) => (hit.mw === null ? '' : String(hit.mw)), isSortable: true },
  { id: 'pi', label: 'pI', text: (hit) => (hit.pi === null ? '' : String(hit.pi)), isSortable: true, within: 'mw' },
])

export const proteinFacets = defineFacets({
  domain_types: { label: 'Domain database' },
  structural_class: { label: 'Structural class', values: structuralClasses },
  length: { label: 'Length in amino acids', edges: [50, 100, 150, 200, 250, 300, 350, 400, 450, 500, 600, 700, 800, 1000, 1500, 2000] },
  pi: { label: 'Isoelectric point', edges: [4, 4.5, 5, 5.5, 6, 6.5, 7, 7.5, 8, 8.5, 9, 9.5, 10, 11] },
})

export const proteinSearchCard = defineSearchCard({
  category: proteinSearchEntry.category,
  call: 'protein',
  singular: 'protein',
  plural: proteinSearchEntry.plural,
  file: { word: 'protein', isOffered: true },
  form: { category: proteinSearchEntry.category, isOffered: true },
  description: 'Search form of Rosette for proteins by name, domain, weight, charge, length or structural class.',
  hit: ProteinHit,
  columns: proteinColumns,
  criteria: ProteinCriteria,
  facets: proteinFacets,
  genome: null,
})

import type { SequenceDatasetId } from '@rosette/contract-kit/vocabulary/sequence-datasets.ts'
import type { SequenceAlphabet } from './blast-programs.ts'

/** What a database is made from: a dataset of the release, its genome, or nothing that a release has. */
export type DatabaseSource = SequenceDatasetId | 'genome' | null

type Database = {
  id: string
  label: string
  group: 'Araport11' | 'TAIR10' | 'GenBank'
  alphabet: SequenceAlphabet
  source: DatabaseSource
}

/**
 * Every database that the form lists (BLAST-023), in the order of the list. GenBank sets are not part of a release: only another
 * service can offer them.
 */
export const blastDatabases = [
  araport('cdna', 'transcripts (cDNA)', 'dna', 'araport11_transcripts'),
  araport('cds', 'coding sequences', 'dna', 'araport11_coding_sequences'),
  araport('gene', 'genomic locus sequences', 'dna', 'araport11_genomic_locus'),
  araport('3_utr', "3' UTRs", 'dna', 'araport11_3_utrs'),
  araport('5_utr', "5' UTRs", 'dna', 'araport11_5_utrs'),
  araport('intron', 'introns', 'dna', 'araport11_introns'),
  araport('intergenic', 'intergenic sequences', 'dna', 'araport11_intergenic'),
  araport('upstream_500', 'locus upstream sequences, 500 bp', 'dna', 'araport11_upstream_500'),
  araport('upstream_1000', 'locus upstream sequences, 1000 bp', 'dna', 'araport11_upstream_1000'),
  araport('upstream_3000', 'locus upstream sequences, 3000 bp', 'dna', 'araport11_upstream_3000'),
  araport('downstream_500', 'locus downstream sequences, 500 bp', 'dna', 'araport11_downstream_500'),
  araport('downstream_1000', 'locus downstream sequences, 1000 bp', 'dna', 'araport11_downstream_1000'),
  araport('downstream_3000', 'locus downstream sequences, 3000 bp', 'dna', 'araport11_downstream_3000'),
  { id: 'TAIR10_genome', label: 'TAIR10 genome', group: 'TAIR10', alphabet: 'dna', source: 'genome' },
  { id: 'TAIR10_cds', label: 'TAIR10 coding sequences', group: 'TAIR10', alphabet: 'dna', source: 'tair10_coding_sequences' },
  { id: 'GenBank_At_DNA', label: 'GenBank A. thaliana DNA', group: 'GenBank', alphabet: 'dna', source: null },
  { id: 'GenBank_plants_DNA', label: 'GenBank green plant DNA', group: 'GenBank', alphabet: 'dna', source: null },
  araport('pep', 'proteins', 'protein', 'araport11_protein'),
  { id: 'TAIR10_pep', label: 'TAIR10 proteins', group: 'TAIR10', alphabet: 'protein', source: 'tair10_protein' },
  { id: 'GenBank_At_protein', label: 'GenBank A. thaliana proteins', group: 'GenBank', alphabet: 'protein', source: null },
  { id: 'GenBank_plants_protein', label: 'GenBank green plant proteins', group: 'GenBank', alphabet: 'protein', source: null },
] as const satisfies readonly Database[]

export type BlastDatabaseId = (typeof blastDatabases)[number]['id']
export type BlastDatabase = (typeof blastDatabases)[number]

// map loses that there is at least one.
export const blastDatabaseIds = blastDatabases.map(({ id }) => id) as [BlastDatabaseId, ...BlastDatabaseId[]]

/** BLAST-005. */
export const defaultDatabase: BlastDatabaseId = 'Araport11_3_utr_20220914'
/** BLAST-006. */
const cdnaDatabase: BlastDatabaseId = 'Araport11_cdna_20220914'

export function databaseOf(id: BlastDatabaseId): BlastDatabase {
  const database = blastDatabases.find((one) => one.id === id)
  if (!database) throw new Error(`${id} is not a database`)
  return database
}

/** Each once, in the order of the list, so that it does not matter in which order they were chosen (BLAST-052). */
export function sortDatabases(ids: readonly BlastDatabaseId[]): BlastDatabaseId[] {
  return blastDatabaseIds.filter((id) => ids.includes(id))
}

/** 'TAIR10 genome', or 'TAIR10 genome and 2 other databases'. */
export function nameDatabases([first, ...others]: readonly BlastDatabaseId[]): string {
  const label = first === undefined ? '' : databaseOf(first).label
  if (others.length === 0) return label
  return others.length === 1 && others[0] ? `${label} and ${databaseOf(others[0]).label}` : `${label} and ${others.length} other databases`
}

type Choice = { alphabet: SequenceAlphabet; offered: ReadonlySet<string>; sequenceType?: string | undefined }

/** The database that is selected when the form opens or its list changes (BLAST-004 to 006); null if none of the list is offered. */
export function chooseDatabase({ alphabet, offered, sequenceType }: Choice): BlastDatabaseId | null {
  const wanted = sequenceType === 'sequence' ? cdnaDatabase : defaultDatabase
  const enabled = blastDatabases.filter((database) => database.alphabet === alphabet && offered.has(database.id))
  return (enabled.find(({ id }) => id === wanted) ?? enabled[0])?.id ?? null
}

/** The ids are those of the documents, which another service knows, too. Their date is not that of the release's data, so that people do not read it. */
function araport<const Name extends string, const Alphabet extends SequenceAlphabet, const Source extends SequenceDatasetId>(
  name: Name,
  words: string,
  alphabet: Alphabet,
  source: Source,
) {
  return { id: `Araport11_${name}_20220914`, label: `Araport11 ${words}`, group: 'Araport11', alphabet, source } as const
}

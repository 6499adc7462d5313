import type { ReleaseClient } from '@rosette/release-kit/kind-server.ts'
import type { ProteinStructure } from '../../contract/structures/protein-structure.ts'
import { placeChain } from './place-chain.ts'
import { summarizeConfidence } from './summarize-confidence.ts'

type SheetRow = {
  file: string
  protein: string | null
  uniprot_accession: string | null
  method: ProteinStructure['method']
  chain: string
  source: string
  accession: string
  version: string | null
  licence: string | null
  citation: string | null
  /** Null if the folder has no such file, or the file no such chain. */
  residues: { sequence: string; places: number[]; numbers: number[]; factors: number[] } | null
  has_file: boolean
  /** The protein that the sheet names, or those of the loci that the UniProt entry belongs to. */
  candidates: { protein_id: number; sequence: string }[]
}

/** Rows of the sheet at a time: each may come with some thousand residues. */
const portion = 200

/** Compares each structure with the protein that it is said to be of (STRUCT-002), and reports those that are shown nowhere (STRUCT-003). */
export async function deriveStructures(client: ReleaseClient): Promise<void> {
  const { rows: counted } = await client.query<{ count: number }>('select count(*)::integer as count from structure_sheet')
  await client.query('create index on structure_file (file); create index on structure_chain (file, chain); analyze structure_sheet')
  for (let from = 0; from < (counted[0]?.count ?? 0); from += portion) {
    const { rows } = await client.query<SheetRow>(sheetSql, [from, portion])
    await save(client, rows)
  }
  await client.query(`
    insert into contradiction (kind, name, statement)
    select 'protein', file, 'rosette_structure.tsv does not have the file of a structure' from structure_file
    where not exists (select from structure_sheet as sheet where sheet.file = structure_file.file)`)
  await client.query('analyze protein_structure')
}

const sheetSql = `
  select
    sheet.*,
    (
      select jsonb_build_object('sequence', sequence, 'places', places, 'numbers', numbers, 'factors', factors)
      from structure_chain as chain where chain.file = sheet.file and chain.chain = sheet.chain limit 1
    ) as residues,
    exists (select from structure_file where structure_file.file = sheet.file) as has_file,
    coalesce(
      (
        select jsonb_agg(distinct jsonb_build_object('protein_id', protein.protein_id, 'sequence', own.sequence))
        from protein
        join protein_sequence as own on own.gene_model_name = protein.name and own.length = protein.length
        where case
          when sheet.protein is not null then protein.name = sheet.protein
          else protein.protein_id in (
            select of_locus.protein_id
            from locus_uniprot
            join gene on gene.locus_id = locus_uniprot.locus_id
            join protein as of_locus on of_locus.gene_id = gene.gene_id
            where split_part(locus_uniprot.uniprot_accession, '-', 1) = sheet.uniprot_accession
          )
        end
      ),
      '[]'
    ) as candidates
  from (select * from structure_sheet order by file, chain, protein, uniprot_accession, accession offset $1 limit $2) as sheet`

async function save(client: ReleaseClient, rows: readonly SheetRow[]): Promise<void> {
  const found: object[] = []
  const wrong: object[] = []
  for (const row of rows) {
    const { file, chain, residues, candidates } = row
    const structures = residues === null ? [] : candidates.flatMap((candidate) => compare(row, residues, candidate))
    found.push(...structures)
    const statement = structures.length > 0 ? null : errorOf(row)
    if (statement !== null)
      wrong.push({ kind: 'protein', name: `${row.protein ?? row.uniprot_accession ?? ''} ${file} ${chain}`.trim(), statement })
  }
  const insert = (table: string, values: readonly object[]) =>
    client.query(`insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1) on conflict do nothing`, [
      JSON.stringify(values),
    ])
  await insert('protein_structure', found)
  await insert('contradiction', wrong)
}

function compare(row: SheetRow, residues: NonNullable<SheetRow['residues']>, { protein_id, sequence }: SheetRow['candidates'][number]) {
  const { file, chain, accession, method, source, version, licence, citation } = row
  const placement = placeChain(sequence, residues, method)
  if (placement === null) return []
  const { positions, ...placed } = placement
  const confidence = method === 'predicted' ? summarizeConfidence(positions, residues.factors) : null
  const facts: ProteinStructure = { accession, chain, method, source, version, licence, citation, ...placed, confidence }
  return [{ protein_id, accession, chain, file, facts }]
}

function errorOf({ has_file, residues, candidates }: SheetRow): string {
  if (!has_file) return 'a structure has no file in structures/'
  if (residues === null) return 'a structure does not have the chain that rosette_structure.tsv names'
  if (candidates.length === 0) return 'a structure is of a protein that the release does not have'
  return 'a structure has another sequence than the protein and is not shown'
}

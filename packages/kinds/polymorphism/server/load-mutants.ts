import { amongKeys, groupedBy, type RowOf } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { collectionOf, MutantHit } from '../contract/mutant-listing.ts'

/** The hit with fields that are counted but not shown. */
type MutantDocument = MutantHit & {
  collection: string
  is_deposited: boolean
  has_phenotype: boolean
  is_only_gene: boolean
  is_exon: boolean
  is_homozygous_exon: boolean
  is_deposited_exon: boolean
}

/** One document for each line at each locus. */
export async function loadMutants(db: ReleaseDb, mutantIds: readonly number[]): Promise<Map<number, MutantDocument>> {
  const [rows, polymorphisms, seeds] = await Promise.all([
    mutantRowsQuery(db, mutantIds).execute(),
    mutantPolymorphismsQuery(db, mutantIds).execute(),
    mutantSeedsQuery(db, mutantIds).execute(),
  ])
  const polymorphismsOf = groupedBy(polymorphisms, 'mutantId')
  const seedsOf = groupedBy(seeds, 'mutantId')
  return new Map(rows.map((row) => [row.mutantId, toDocument(row, polymorphismsOf(row.mutantId)[0], seedsOf(row.mutantId))]))
}

type MutantRow = RowOf<typeof mutantRowsQuery>
type PolymorphismRow = RowOf<typeof mutantPolymorphismsQuery>
type SeedRow = RowOf<typeof mutantSeedsQuery>

function toDocument(row: MutantRow, polymorphism: PolymorphismRow | undefined, seeds: readonly SeedRow[]): MutantDocument {
  const phenotypes = [...new Set(seeds.flatMap(({ phenotype }) => phenotype ?? []))]
  const germplasms = new Map(seeds.map(({ germplasmId, name }) => [germplasmId, name]))
  const part = MutantHit.shape.part.parse(row.part)
  return {
    id: row.mutantId,
    locus_name: row.locusName,
    locusId: row.locusId,
    symbol: row.symbol,
    symbolFull: row.fullName,
    line: row.line,
    polymorphism: polymorphism ? { kind: 'polymorphism', key: polymorphism.polymorphismId, label: polymorphism.name } : null,
    part,
    other_part: isAnother(row) ? MutantHit.shape.other_part.parse(row.genotypedPart) : null,
    known_from: MutantHit.shape.known_from.parse(row.knownFrom),
    chromosome: row.chromosome,
    position: row.position,
    zygosity: MutantHit.shape.zygosity.parse(row.zygosity),
    deposited_on: row.depositedOn,
    germplasms: [...germplasms].map(([key, label]) => ({ kind: 'germplasm' as const, key, label })),
    phenotypes,
    other_genes: row.otherLoci,
    collection: collectionOf(row.line),
    is_deposited: row.depositedOn !== null,
    has_phenotype: phenotypes.length > 0,
    is_only_gene: row.otherLoci === 0,
    is_exon: part === 'coding exon' || part === 'exon',
    is_homozygous_exon: row.isHomozygousExon,
    is_deposited_exon: row.isDepositedExon,
  }
}

/** The genotyping calls a coding exon an exon: the two agree. */
function isAnother({ flankPart, genotypedPart }: MutantRow): boolean {
  if (flankPart === null || genotypedPart === null) return false
  return flankPart !== genotypedPart && !(flankPart === 'coding exon' && genotypedPart === 'exon')
}

export function mutantRowsQuery(db: ReleaseDb, mutantIds: readonly number[]) {
  return db
    .selectFrom('mutant')
    .innerJoin('locus', 'locus.locusId', 'mutant.locusId')
    .leftJoin('locusSymbol as named', (join) => join.onRef('named.locusId', '=', 'mutant.locusId').on('named.rank', '=', 0))
    .selectAll('mutant')
    .select(['locus.name as locusName', 'named.symbol', 'named.fullName'])
    .where('mutant.mutantId', '=', amongKeys(mutantIds))
}

/** The polymorphism that the line has at the locus. */
export function mutantPolymorphismsQuery(db: ReleaseDb, mutantIds: readonly number[]) {
  return db
    .selectFrom('mutant')
    .innerJoin('polymorphism', 'polymorphism.line', 'mutant.line')
    .innerJoin('polymorphismGene as hit', (join) =>
      join.onRef('hit.polymorphismId', '=', 'polymorphism.polymorphismId').onRef('hit.locusId', '=', 'mutant.locusId'),
    )
    .select(['mutant.mutantId', 'polymorphism.polymorphismId', 'polymorphism.name'])
    .distinct()
    .where('mutant.mutantId', '=', amongKeys(mutantIds))
    .orderBy('mutant.mutantId')
    .orderBy('polymorphism.name')
}

/** Seeds of the line, and what was seen in them. */
export function mutantSeedsQuery(db: ReleaseDb, mutantIds: readonly number[]) {
  return db
    .selectFrom('mutant')
    .innerJoin('polymorphism', 'polymorphism.line', 'mutant.line')
    .innerJoin('polymorphismGermplasm as carried', 'carried.polymorphismId', 'polymorphism.polymorphismId')
    .innerJoin('germplasm', 'germplasm.germplasmId', 'carried.germplasmId')
    .leftJoin('germplasmPhenotype as seen', 'seen.germplasmName', 'germplasm.name')
    .select(['mutant.mutantId', 'germplasm.germplasmId', 'germplasm.name', 'seen.phenotype'])
    .distinct()
    .where('mutant.mutantId', '=', amongKeys(mutantIds))
    .orderBy('mutant.mutantId')
    .orderBy('germplasm.name')
    .orderBy('seen.phenotype')
}

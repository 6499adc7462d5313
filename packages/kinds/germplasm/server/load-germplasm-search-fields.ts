import { amongKeys, groupedBy, type RowOf } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'

type Position = { chromosome: string; start: number; end: number }
type Allele = { name: string; zygosity: string | null }
export type GermplasmSearchFields = {
  gene_names: string[]
  gene_full_names: string[]
  alleles: Allele[]
  is_transgenic: boolean
  insertion_types: string[]
  construct_types: string[]
  places: Position[]
}

/** Fields that the form searches but the record lacks: gene symbols, and details of the polymorphisms that a germplasm carries. */
export async function loadGermplasmSearchFields(
  db: ReleaseDb,
  germplasmIds: readonly number[],
): Promise<Map<number, GermplasmSearchFields>> {
  const [symbols, carried] = await Promise.all([
    germplasmSymbolsQuery(db, germplasmIds).execute(),
    germplasmCarriedQuery(db, germplasmIds).execute(),
  ])
  const symbolsOf = groupedBy(symbols, 'germplasmId')
  const carriedOf = groupedBy(carried, 'germplasmId')
  return new Map(
    germplasmIds.map((germplasmId) => {
      const lines = carriedOf(germplasmId)
      const fields = {
        gene_names: [...new Set(symbolsOf(germplasmId).map((line) => line.symbol))],
        gene_full_names: [...new Set(symbolsOf(germplasmId).flatMap((line) => line.fullName ?? []))],
        alleles: toAlleles(lines),
        // T-DNA and transposons of other plants are always introduced.
        is_transgenic: lines.some((line) => line.constructType !== null || /^(T-DNA|transposant)$/i.test(line.insertionType ?? '')),
        insertion_types: [...new Set(lines.flatMap((line) => line.insertionType ?? []))],
        construct_types: [...new Set(lines.flatMap((line) => line.constructType ?? []))],
        places: lines.flatMap(toPlace),
      }
      return [germplasmId, fields]
    }),
  )
}

type Carried = RowOf<typeof germplasmCarriedQuery>

function toAlleles(lines: readonly Carried[]): Allele[] {
  const alleles = lines.map(({ name, zygosity, genotype }) => ({ name, zygosity: zygosity ?? zygosities[genotype ?? ''] ?? null }))
  return [...new Map(alleles.map((allele) => [`${allele.name} ${allele.zygosity}`, allele])).values()]
}

// Codes of the insertion-line genotyping: homozygous confirmed, homozygous new, heterozygous. Wild type carries no allele.
const zygosities: Readonly<Record<string, string>> = { HMc: 'homozygous', HMn: 'homozygous', HZ: 'heterozygous' }

function toPlace({ chromosome, startPosition, endPosition }: Carried): Position[] {
  if (chromosome === null || startPosition === null) return []
  return [{ chromosome: chromosome.slice(3), start: startPosition, end: endPosition ?? startPosition }]
}

export function germplasmSymbolsQuery(db: ReleaseDb, germplasmIds: readonly number[]) {
  return db
    .selectFrom('germplasm')
    .innerJoin('germplasmPhenotype as line', 'line.germplasmName', 'germplasm.name')
    .innerJoin('locus', 'locus.name', 'line.locusName')
    .innerJoin('locusSymbol as named', 'named.locusId', 'locus.locusId')
    .select(['germplasm.germplasmId', 'named.symbol', 'named.fullName'])
    .distinct()
    .where('germplasm.germplasmId', '=', amongKeys(germplasmIds))
    .orderBy('germplasm.germplasmId')
    .orderBy('named.symbol')
}

export function germplasmCarriedQuery(db: ReleaseDb, germplasmIds: readonly number[]) {
  return db
    .selectFrom('polymorphismGermplasm as carried')
    .innerJoin('polymorphism', 'polymorphism.polymorphismId', 'carried.polymorphismId')
    .leftJoin('polymorphismGene as hit', 'hit.polymorphismId', 'polymorphism.polymorphismId')
    .leftJoin('locus', 'locus.locusId', 'hit.locusId')
    .leftJoin('insertionLineCheck as checked', (join) =>
      join.onRef('checked.line', '=', 'polymorphism.line').onRef('checked.locusName', '=', 'locus.name'),
    )
    .innerJoin('germplasm', 'germplasm.germplasmId', 'carried.germplasmId')
    .leftJoin('germplasmAllele as link', (join) =>
      join.onRef('link.germplasmName', '=', 'germplasm.name').onRef('link.polymorphismName', '=', 'polymorphism.name'),
    )
    .select(['carried.germplasmId', 'polymorphism.name', 'polymorphism.insertionType', 'polymorphism.constructType', 'checked.genotype'])
    .select(['link.zygosity', 'polymorphism.chromosome', 'polymorphism.startPosition', 'polymorphism.endPosition'])
    .distinct()
    .where('carried.germplasmId', '=', amongKeys(germplasmIds))
    .orderBy('carried.germplasmId')
    .orderBy('polymorphism.name')
}

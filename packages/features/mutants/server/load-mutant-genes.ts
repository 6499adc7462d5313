import { amongKeys, groupedBy } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { MutantHit } from '@rosette/kinds/polymorphism/contract/mutant-listing.ts'
import { kindServers } from '@rosette/kinds/registry/server.ts'
import { z } from 'zod'
import { type MutantGene, mostLinesOfGene } from '../contract/mutants-answer.ts'
import type { MutantsFileQuery } from '../contract/mutants-call.ts'
import { chosenLines, type GeneLines } from './choose-lines.ts'

const mostGermplasms = 3

/** Genes as they are shown, with their lines; of those without one, what else the release knows. */
export async function loadMutantGenes(
  db: ReleaseDb,
  genes: readonly GeneLines[],
  alleles: MutantsFileQuery['alleles'],
): Promise<MutantGene[]> {
  const shown = genes.map((gene) => ({ ...gene, shown: chosenLines(gene, alleles).slice(0, mostLinesOfGene) }))
  const bare = genes.flatMap(({ locusId, lines }) => (lines.length === 0 ? [locusId] : []))
  const [loci, hits, germplasms] = await Promise.all([
    lociQuery(
      db,
      genes.map(({ locusId }) => locusId),
    ).execute(),
    loadMutantHits(
      db,
      shown.flatMap((gene) => gene.shown.map(({ mutantId }) => mutantId)),
    ),
    germplasmsQuery(db, bare).execute(),
  ])
  const lociOf = groupedBy(loci, 'locusId')
  const germplasmsOf = groupedBy(germplasms, 'locusId', ({ germplasmId, name }) => ({
    kind: 'germplasm' as const,
    key: germplasmId,
    label: name,
  }))
  return shown.flatMap((gene) => {
    const [locus] = lociOf(gene.locusId)
    if (!locus) return []
    const known = germplasmsOf(gene.locusId)
    return {
      locus: { kind: 'locus', key: gene.locusId, label: locus.name },
      symbol: locus.symbol,
      fullName: locus.fullName,
      lines: gene.lines.length,
      fitting: gene.fitting.length,
      shown: gene.shown.flatMap(({ mutantId }) => hits.get(mutantId) ?? []),
      germplasms: gene.lines.length > 0 ? null : { count: known.length, first: known.slice(0, mostGermplasms) },
    }
  })
}

const Hits = z.map(z.number(), MutantHit)

/** Rows of the list of mutants, by their numbers. */
export async function loadMutantHits(db: ReleaseDb, mutantIds: readonly number[]): Promise<Map<number, MutantHit>> {
  const listing = kindServers.polymorphism.listings?.mutant
  if (!listing) throw new Error('No kind has the list of mutants')
  return Hits.parse(await listing.loadDocuments(db, mutantIds))
}

export function lociQuery(db: ReleaseDb, locusIds: readonly number[]) {
  return db
    .selectFrom('locus')
    .leftJoin('locusSymbol as named', (join) => join.onRef('named.locusId', '=', 'locus.locusId').on('named.rank', '=', 0))
    .select(['locus.locusId', 'locus.name', 'named.symbol', 'named.fullName'])
    .where('locus.locusId', '=', amongKeys(locusIds))
}

/** Germplasms with a phenotype that is told of the locus; names of alleles before numbers of stocks. */
function germplasmsQuery(db: ReleaseDb, locusIds: readonly number[]) {
  return db
    .selectFrom('locus')
    .innerJoin('germplasmPhenotype as seen', 'seen.locusName', 'locus.name')
    .innerJoin('germplasm', 'germplasm.name', 'seen.germplasmName')
    .select(['locus.locusId', 'germplasm.germplasmId', 'germplasm.name'])
    .distinct()
    .where('locus.locusId', '=', amongKeys(locusIds))
    .orderBy('germplasm.name', 'desc')
}

import { Problem } from '@rosette/contract-kit/problem.ts'
import { amongKeys, groupedBy } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { scoreNameOf } from '@rosette/kinds/locus/contract/ortholog-methods.ts'
import { nameLoci } from '../../list-contents/server/name-loci.ts'
import type { GeneOrthologs, OrthologSpecies } from '../contract/orthologs-call.ts'

/** Every species of the release, with how many of these loci have an ortholog there; most first. */
export async function loadSpecies(db: ReleaseDb, locusIds: readonly number[]): Promise<OrthologSpecies[]> {
  const [all, found] = await Promise.all([
    db.selectFrom('orthologSpecies').select(['species', 'locusCount']).orderBy('species').execute(),
    db
      .selectFrom('locusOrtholog')
      .select(({ fn }) => ['species', fn.count<number>('locusId').distinct().as('genes')])
      .where('locusId', '=', amongKeys(locusIds))
      .groupBy('species')
      .execute(),
  ])
  const genesOf = new Map(found.map(({ species, genes }) => [species, genes]))
  return all
    .map(({ species, locusCount }) => ({ species, genes: genesOf.get(species) ?? 0, loci: locusCount }))
    .sort((one, other) => other.genes - one.genes)
}

/** The species that is requested, whatever its case, or the first; null if the release has none. */
export function chooseSpecies(species: readonly OrthologSpecies[], requested: string | undefined): string | null {
  if (requested === undefined) return species[0]?.species ?? null
  const found = species.find((each) => each.species.toLowerCase() === requested.toLowerCase())
  if (!found) {
    const known = species.map((each) => each.species).sort()
    throw new Problem('invalid_request', `The release has orthologs in ${known.join(', ') || 'no species'}, not in ${requested}.`)
  }
  return found.species
}

/** These loci in their order, with their orthologs in a species. */
export async function loadGeneOrthologs(db: ReleaseDb, locusIds: readonly number[], species: string | null): Promise<GeneOrthologs[]> {
  const [genes, orthologs] = await Promise.all([
    nameLoci(db, locusIds),
    db
      .selectFrom('locusOrtholog')
      .select(['locusId', 'orthologName as name', 'method', 'source', 'identity', 'dnDs as dNdS', 'score'])
      .where('locusId', '=', amongKeys(locusIds))
      .where('species', '=', species ?? '')
      .orderBy('orthologName')
      .execute(),
  ])
  const orthologsOf = groupedBy(orthologs, 'locusId', ({ locusId: _, ...measure }) => ({
    ...measure,
    scoreName: scoreNameOf(measure.method),
  }))
  return locusIds.flatMap((key) => {
    const gene = genes.get(key)
    return gene ? [{ ...gene, orthologs: orthologsOf(key) }] : []
  })
}

import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { mapInTurns } from '@rosette/release-kit/take-turns.ts'
import { nameLoci } from '../../list-contents/server/name-loci.ts'
import {
  basesOfBar,
  type MotifSites,
  type MotifsAnswer,
  type NamedLocus,
  strandWords,
  type TestedMotif,
} from '../contract/motifs-answer.ts'
import { alpha, fewestPromoters, type MotifsFileQuery, type MotifsQuery } from '../contract/motifs-call.ts'
import { describeMethod, type MotifFacts } from './describe-method.ts'
import type { FoundPromoters } from './find-motifs.ts'
import type { ReleaseMotif } from './motif-cache.ts'
import { type MotifTest, neededPromoters, type Sides } from './test-motifs.ts'

const listedGenes = 200
const listedFactors = 3

/** Answers with these tests, none if there were too few promoters. */
export async function answerMotifs(
  db: ReleaseDb,
  releaseId: string,
  { found, tests, query }: Tested & { query: MotifsQuery },
): Promise<MotifsAnswer> {
  const { loci, sides, tested, outside } = found
  const shown = tests.filter(({ foldedInto }) => query.folded === '1' || foldedInto === null)
  const [best] = tests
  const facts = factsOf(releaseId, { found, tests, query })
  return {
    ...facts,
    given: loci.given,
    notMatched: { count: loci.notMatched.length, ids: loci.notMatched.slice(0, 100) },
    tested: await lociInOrder(db, tested.slice(0, listedGenes)),
    outside: { count: outside.length, genes: await lociInOrder(db, outside.slice(0, listedGenes)) },
    needed: best ? { promoters: neededPromoters(best.withSite, sides, tests.length), withSite: best.withSite } : null,
    total: shown.length,
    rows: await mapInTurns(shown.slice(0, query.size), (test) => rowOf(test, tests, sides)),
    method: describeMethod(facts, query),
  }
}

export type Tested = { found: FoundPromoters; tests: readonly MotifTest[]; query: MotifsFileQuery }

/** What was compared with what. */
export function factsOf(releaseId: string, { found: { release, loci, sides, tested }, tests, query }: Tested): MotifFacts {
  return {
    releaseId,
    within: sides.within,
    loci: { held: release.loci.length, of: release.allLoci.all },
    genes: { held: tested.length, of: loci.keys.length },
    background: { held: sides.background.size, of: release.allLoci[query.background] },
    motifs: { held: release.motifs.filter(({ isSearched }) => isSearched).length, of: release.motifs.length },
    isTested: canTest(sides),
    significant: tests.filter(isSignificant).length,
  }
}

export function canTest({ list }: Sides): boolean {
  return list.size >= fewestPromoters
}

function isSignificant({ lnQ }: MotifTest): boolean {
  return lnQ <= Math.log(alpha)
}

/** How many times as often in the list as in the background. */
export function foldOf({ found, withSite }: Pick<MotifTest, 'found' | 'withSite'>, { list, background }: Sides): number {
  return withSite === 0 ? 0 : found / list.size / (withSite / background.size)
}

function rowOf(test: MotifTest, tests: readonly MotifTest[], sides: Sides): TestedMotif {
  const { motif, found, withSite, lnP, lnQ, foldedInto } = test
  const { isSearched: _, similarIds: _ids, sites: _sites, ...facts } = motif
  const similar = tests.filter((other) => other.foldedInto === motif.matrixId)
  return {
    ...facts,
    found,
    withSite,
    fold: foldOf(test, sides),
    log10P: lnP / Math.LN10,
    log10Q: lnQ / Math.LN10,
    foldedInto,
    similar: { count: similar.length, factors: similar.slice(0, listedFactors).map((other) => other.motif.factor) },
    ...placesOf(motif, sides),
  }
}

function placesOf(motif: ReleaseMotif, { list, background, within }: Sides): Pick<TestedMotif, 'listSites' | 'backgroundSites'> {
  const listSites: number[] = []
  const bars = within / basesOfBar
  const backgroundSites = Array.from({ length: bars }, () => 0)
  for (const { promoter, distance } of motif.sites()) {
    if (distance > within || !background.has(promoter)) continue
    const bar = bars - Math.ceil(distance / basesOfBar)
    backgroundSites[bar] = (backgroundSites[bar] ?? 0) + 1
    if (list.has(promoter)) listSites.push(distance)
  }
  return { listSites, backgroundSites }
}

/** These loci in their order. */
async function lociInOrder(db: ReleaseDb, keys: readonly number[]): Promise<NamedLocus[]> {
  const named = await nameLoci(db, keys)
  return keys.flatMap((key) => named.get(key) ?? [])
}

/** Sites of some motifs in the tested promoters of a list; genes with most of the motifs first, then in the order of the list. */
export async function answerSites(
  db: ReleaseDb,
  { release, sides, tested }: FoundPromoters,
  motifs: readonly ReleaseMotif[],
): Promise<Omit<MotifSites, 'releaseId'>> {
  const sitesOf = new Map<number, MotifSites['genes'][number]['sites']>()
  for (const [index, motif] of motifs.entries()) {
    for (const { promoter, distance, strand, score } of motif.sites()) {
      if (distance > sides.within || !sides.list.has(promoter)) continue
      const sites = sitesOf.get(promoter) ?? []
      sitesOf.set(promoter, sites)
      sites.push({ motif: index, distance, strand: strandWords[strand] ?? 'both', bits: score / 100 })
    }
  }
  const genes = (await lociInOrder(db, tested)).map((gene) => ({
    ...gene,
    sites: sitesOf.get(release.promoterOf.get(gene.locus.key) ?? -1) ?? [],
  }))
  const motifsIn = ({ sites }: (typeof genes)[number]) => new Set(sites.map(({ motif }) => motif)).size
  return {
    within: sides.within,
    motifs: motifs.map(({ matrixId, factor, columns }) => ({ matrixId, factor, width: columns.length })),
    genes: genes.sort((one, other) => motifsIn(other) - motifsIn(one)),
  }
}

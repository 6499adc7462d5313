import type { Database } from '@rosette/database/open-database.ts'
import { LRUCache } from 'lru-cache'
import { type ExpressedIn, formatExpressedIn } from '../../../expression/contract/expressed-in.ts'
import { loadExpressedGenes } from '../../../expression/server/matrix/load-expressed-genes.ts'
import { evidencesOf } from '../../contract/evidences-of.ts'
import { type BackgroundName, type TermSourceName, termSources } from '../../contract/term-sources.ts'
import { geneSetOf, termSetsOf as setsOfKind } from './kind-sets.ts'
import { type Genes, loadGenes } from './load-genes.ts'
import { matchMembers } from './match-members.ts'
import { type PropagatedSets, propagate } from './propagate.ts'

type NamedBackground = Exclude<BackgroundName, 'annotated' | 'expressed'>

/** What enrichment needs of one release; read on first use and cached. */
export type TermSetCache = {
  genesOf(releaseId: string): Promise<Genes>
  termSetsOf(releaseId: string, source: TermSourceName, evidence: string): Promise<PropagatedSets>
  /** Places of the loci of a background, in order. */
  backgroundOf(releaseId: string, name: NamedBackground): Promise<Int32Array>
  /** Places of the loci that are expressed in some samples, in order. */
  expressedGenesOf(releaseId: string, place: ExpressedIn): Promise<Int32Array>
  /** Reads what most lists are compared with before anybody asks. */
  warm(releaseId: string): Promise<void>
}

/** One after another, so that requests get their turn. The others are read when they are requested. */
const usual = ['go_bp', 'go_mf', 'go_cc'] as const

/** Some megabytes each, the largest 10: every source and the usual evidences of a release, and of the one before it while it still answers. */
const maxCached = 40

/** A tenth of a megabyte each; there is one for every sample. */
const maxExpressed = 20

export function termSetCache(db: Pick<Database, 'pool' | 'records' | 'release'>): TermSetCache {
  const cache = new LRUCache<string, Promise<unknown>>({ max: maxCached })
  const expressed = new LRUCache<string, Promise<unknown>>({ max: maxExpressed })

  /** What failed is tried again by the next request. */
  function findOrLoad<Thing>(name: string, load: () => Promise<Thing>, entries = cache): Promise<Thing> {
    // Each name stands for one kind of thing: genes, terms or a background.
    const known = entries.get(name) as Promise<Thing> | undefined
    if (known) return known
    const loading = load()
    entries.set(name, loading)
    loading.catch(() => entries.delete(name))
    return loading
  }

  const genesOf = (releaseId: string) => findOrLoad(`${releaseId} genes`, () => loadGenes(db.release(releaseId)))

  function termSetsOf(releaseId: string, source: TermSourceName, evidence: string): Promise<PropagatedSets> {
    // Of sources without evidence every choice is the same.
    const request = termSources[source].isOntology ? evidence : 'any'
    return findOrLoad(`${releaseId} terms ${source} ${request}`, () =>
      loadTermSets(db, releaseId, { source, evidence: request }, genesOf(releaseId)),
    )
  }

  return {
    genesOf,
    termSetsOf,
    backgroundOf: (releaseId, name) =>
      findOrLoad(`${releaseId} background ${name}`, () => placesOf(geneSetOf(name)(db.release(releaseId)), genesOf(releaseId))),
    expressedGenesOf: (releaseId, place) =>
      findOrLoad(
        `${releaseId} ${formatExpressedIn(place)}`,
        () => placesOf(loadExpressedGenes(db.release(releaseId), place), genesOf(releaseId)),
        expressed,
      ),
    warm: async (releaseId) => {
      for (const source of usual) await termSetsOf(releaseId, source, 'any')
    },
  }
}

async function loadTermSets(
  db: Pick<Database, 'pool' | 'records' | 'release'>,
  releaseId: string,
  { source, evidence }: { source: TermSourceName; evidence: string },
  reading: Promise<Genes>,
): Promise<PropagatedSets> {
  const [{ genes, indexOfKey }, sets] = await Promise.all([reading, setsOfKind(source)(db.release(releaseId))])
  const matched = await matchMembers(db, releaseId, sets.named ?? [])
  const all = { ...sets, members: [...sets.members, ...matched.members] }
  const indexOf = (locusId: number) => indexOfKey.get(locusId)
  const propagated = await propagate(all, { geneCount: genes.length, indexOf, evidences: evidencesOf(evidence) })
  return { ...propagated, leftOut: { ...propagated.leftOut, notMatched: matched.notMatched } }
}

async function placesOf(set: Promise<readonly number[]>, reading: Promise<Genes>): Promise<Int32Array> {
  const [{ indexOfKey }, locusIds] = await Promise.all([reading, set])
  return Int32Array.from(locusIds.flatMap((locusId) => indexOfKey.get(locusId) ?? [])).sort()
}

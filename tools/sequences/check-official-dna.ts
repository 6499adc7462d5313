import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { type Comparison, compareSequences } from '@rosette/sequence-store/fixtures/compare-sequences.ts'
import { expectSequences } from '@rosette/sequence-store/fixtures/expected-sequences.ts'
import { linesOf, officialRegions, writePlainGenome } from '@rosette/sequence-store/fixtures/plain-genome.ts'
import { knownDifferences, publishedProteins } from '@rosette/sequence-store/fixtures/published-proteins.ts'
import { openSequenceStore, type SequenceStore } from '@rosette/sequence-store/open-sequence-store.ts'
import { makeSequences, type StepCost } from './make-sequences.ts'

export type OfficialCheck = {
  load: StepCost
  build: StepCost
  compared: Comparison['counts']
  /** Sequences that differ, and datasets that hold more or fewer. */
  wrong: string[]
  proteins: { asPublished: number; differences: Record<string, string> }
  /** Proteins that differ from the published ones for no known reason. */
  unexplained: string[]
}

/** Every sequence that the DNA of the official files gives, and its proteins against the published ones. */
export async function checkOfficialDna({ url, dir, scratch }: { url: string; dir: string; scratch: string }): Promise<OfficialCheck> {
  const { folder, counts: made, load, build } = await makeSequences(url, dir, join(scratch, 'store'))
  const contigs = await officialRegions(dir)
  const fasta = join(scratch, 'official.fa')
  await writePlainGenome(fasta, contigs)
  const [gtf, bed] = [await linesOf(dir, 'Araport11_GTF'), await linesOf(dir, 'Araport11_all_loci')]
  const expected = await expectSequences({ gtf, bed, fasta, contigs })
  const store = openSequenceStore(folder)
  const { wrong, counts } = await compareSequences(store, expected)
  wrong.push(...Object.keys(counts).filter((dataset) => !isDeepStrictEqual(counts[dataset], made[dataset])))

  const proteins = await compareProteins(store, [...(expected.get('araport11_protein')?.keys() ?? [])], await publishedProteins(dir))
  await store.close()
  return { load, build, compared: counts, wrong, ...proteins }
}

async function compareProteins(store: SequenceStore, names: readonly string[], published: ReadonlyMap<string, string>) {
  const found: Pick<OfficialCheck, 'proteins' | 'unexplained'> = { proteins: { asPublished: 0, differences: {} }, unexplained: [] }
  for (const name of names) {
    const stored = await store.read('araport11_protein', name)
    const reason = knownDifferences[name]
    if (stored === null) continue
    if (stored.sequence === published.get(name)) found.proteins.asPublished++
    else if (reason) found.proteins.differences[name] = reason
    else found.unexplained.push(name)
  }
  return found
}

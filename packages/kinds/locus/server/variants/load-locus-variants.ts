import { toSpan } from '@rosette/contract-kit/records/to-map-location.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import type { PartDependencies } from '@rosette/release-kit/kind-server.ts'
import { mapInTurns } from '@rosette/release-kit/take-turns.ts'
import { alleleReader, mostAlleles } from '@rosette/sequence-store/variants/allele-reader.ts'
import { modelPartsQuery, toGeneModels } from '@rosette/sequence-store/variants/model-parts.ts'
import { type VariantSlice, variantParser } from '@rosette/sequence-store/variants/read-variants.ts'
import { variantSetsQuery } from '@rosette/sequence-store/variants/variant-sets-query.ts'
import type { LocusCarriers, LocusVariants } from '../../contract/locus-variants.ts'
import { locusPlaceQuery, sampledEcotypesQuery } from './variant-queries.ts'

/** The variants of a set within a locus; null if there is no such locus or set. */
export async function loadLocusVariants(
  db: ReleaseDb,
  locusId: number,
  { set }: { set?: string | undefined },
  { sequences }: PartDependencies,
): Promise<LocusVariants | null> {
  const found = await sliceLocus(db, locusId, set, sequences)
  if (found === null) return null
  const { sets, name, slice, span } = found
  if (slice === null || span === null) return { sets, set: name, alleles: [], lines: 0, left: 0, hasDna: false }
  const [parts, store] = await Promise.all([modelPartsQuery(db).where('model.locusId', '=', locusId).execute(), sequences()])
  const { hasDna, read } = await alleleReader(slice, span, toGeneModels(parts), store)
  const ofLines = await mapInTurns(slice.lines, read)
  const alleles = ofLines.flat()
  return {
    sets,
    set: name,
    alleles: alleles.slice(0, mostAlleles),
    lines: slice.total,
    left: slice.total - slice.lines.length + Math.max(0, alleles.length - mostAlleles),
    hasDna,
  }
}

/** The accessions that carry an allele within a locus. */
export async function loadLocusCarriers(
  db: ReleaseDb,
  locusId: number,
  { set, position, ref, alt }: { set?: string | undefined; position: string; ref: string; alt: string },
  { sequences }: PartDependencies,
): Promise<LocusCarriers | null> {
  const found = await sliceLocus(db, locusId, set, sequences)
  const names = found?.slice ? carriersOf(found.slice, { position, ref, alt }) : []
  const ecotypes = await sampledEcotypesQuery(db, names).execute()
  if (found === null) return null
  return {
    carriers: names.map((sample) => {
      // A name may be that of several accessions, and then it says nothing.
      const called = ecotypes.filter(({ label }) => label === sample)
      const ecotype =
        ecotypes.find(({ ecotypeNumber }) => String(ecotypeNumber) === sample) ?? (called.length === 1 ? called[0] : undefined)
      if (!ecotype) return { sample, ecotype: null, country: null, latitude: null, longitude: null }
      const { key, label, country, latitude, longitude } = ecotype
      return { sample, ecotype: { kind: 'ecotype', key, label }, country, latitude, longitude }
    }),
  }
}

function carriersOf(slice: VariantSlice, { position, ref, alt }: { position: string; ref: string; alt: string }): string[] {
  const lines = slice.lines.filter((line) => line.split('\t', 2)[1] === position)
  return lines.map(variantParser(slice)).flatMap((variant) => {
    const at = variant.ref === ref ? variant.alts.indexOf(alt) : -1
    return (variant.genotypes.carriers[at] ?? []).map((sample) => slice.samples[sample] ?? '')
  })
}

/** A line may have several alleles, so no more lines than alleles are needed. */
async function sliceLocus(db: ReleaseDb, locusId: number, set: string | undefined, sequences: PartDependencies['sequences']) {
  const [[place], sets] = await Promise.all([locusPlaceQuery(db, locusId).execute(), variantSetsQuery(db).execute()])
  const name = set === undefined ? (sets[0]?.name ?? null) : set
  if (!place || (set !== undefined && !sets.some((each) => each.name === set))) return null
  const span = toSpan(place)
  let slice: VariantSlice | null = null
  if (span !== null && name !== null)
    slice = await (await sequences()).sliceVariants(name, [span.chromosome, span.start, span.end], mostAlleles)
  return { sets, name, slice, span }
}

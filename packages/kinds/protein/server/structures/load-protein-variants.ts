import type { ReleaseDb } from '@rosette/database/release-db.ts'
import type { PartDependencies } from '@rosette/release-kit/kind-server.ts'
import { mapInTurns } from '@rosette/release-kit/take-turns.ts'
import { spanOf } from '@rosette/sequence-store/interval.ts'
import { alleleReader, type FoundAllele, mostAlleles } from '@rosette/sequence-store/variants/allele-reader.ts'
import { modelPartsQuery, toGeneModels } from '@rosette/sequence-store/variants/model-parts.ts'
import { variantSetsQuery } from '@rosette/sequence-store/variants/variant-sets-query.ts'
import { type ProteinVariants, type ResidueVariant, residueTerms } from '../../contract/structures/residue-variants.ts'

/** The residues that variants of a set change, by the gene model that codes for the protein; null if there is no such protein or set. */
export async function loadProteinVariants(
  db: ReleaseDb,
  proteinId: number,
  { set }: { set?: string | undefined },
  { sequences }: PartDependencies,
): Promise<ProteinVariants | null> {
  const [protein, sets, parts] = await Promise.all([
    proteinSequenceQuery(db, proteinId).executeTakeFirst(),
    variantSetsQuery(db).execute(),
    modelPartsQuery(db)
      .where('model.name', 'in', db.selectFrom('protein').select('protein.name').where('protein.proteinId', '=', proteinId))
      .execute(),
  ])
  if (!protein || (set !== undefined && !sets.some(({ name }) => name === set))) return null
  const name = set ?? sets[0]?.name ?? null
  const none: ProteinVariants = { sets, set: name, variants: [], elsewhere: 0, left: 0, hasDna: false }
  const [model] = toGeneModels(parts)
  const span = model ? spanOf(model.exons) : null
  if (!model || span === null || name === null) return none
  const [start, end] = span
  const store = await sequences()
  const slice = await store.sliceVariants(name, [model.chromosome, start, end], mostAlleles)
  const { hasDna, read } = await alleleReader(slice, { chromosome: model.chromosome, start, end }, [model], store)
  const alleles = (await mapInTurns(slice.lines, read)).flat()
  const changing = alleles.flatMap((allele) => toResidueVariant(allele) ?? [])
  // The protein of the release is published, and need not be what the DNA of its model codes for.
  const [own, others] = [changing.filter(isOf(protein.sequence)), changing.filter((each) => !isOf(protein.sequence)(each))]
  return {
    ...none,
    variants: own
      .map(({ letters: _, ...variant }) => variant)
      .sort((one, other) => one.start - other.start || one.position - other.position),
    elsewhere: others.length,
    left: slice.total - slice.lines.length,
    hasDna,
  }
}

type Changing = ResidueVariant & { letters: string }

function toResidueVariant({ position, id, ref, alt, carriers, called, consequences }: FoundAllele): Changing | null {
  const [consequence] = consequences
  const term = residueTerms.find((each) => consequence?.terms.includes(each))
  if (!consequence?.residues || term === undefined) return null
  const { proteinChange, residues } = consequence
  return { ...residues, term, proteinChange, position, id, ref, alt, carriers, called }
}

function isOf(sequence: string | null): (residues: Changing) => boolean {
  return ({ start, end, letters }) => sequence?.slice(start - 1, end) === letters
}

function proteinSequenceQuery(db: ReleaseDb, proteinId: number) {
  return (
    db
      .selectFrom('protein')
      // For a protein that occurs twice in the file, the sequence that fits its length, as its record has it.
      .leftJoin('proteinSequence as own', (join) =>
        join.onRef('own.geneModelName', '=', 'protein.name').onRef('own.length', '=', 'protein.length'),
      )
      .select(['protein.name', 'own.sequence'])
      .where('protein.proteinId', '=', proteinId)
      .orderBy('own.sequence')
  )
}

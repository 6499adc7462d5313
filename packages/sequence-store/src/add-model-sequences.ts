import { openCutOut } from './cut-out.ts'
import type { DatasetWriters } from './dataset-writers.ts'
import { describePlace } from './describe-place.ts'
import type { GeneModel } from './gene-model.ts'
import type { Genome } from './genome.ts'
import { modelSequences } from './model-sequences.ts'
import { spanOf } from './strand.ts'

/** What follows from a gene model, each sequence joined of its pieces. */
export async function addModelSequences(writers: DatasetWriters, genome: Genome, model: GeneModel): Promise<void> {
  const wanted = modelSequences(model)
  const cutOut = await openCutOut(
    genome,
    model,
    wanted.flatMap(({ pieces }) => pieces),
  )
  for (const { dataset, name, pieces, finish } of wanted) {
    const span = spanOf(pieces)
    if (span === null) continue
    const parts: (string | null)[] = []
    for (const piece of pieces) parts.push(await cutOut(piece))
    const bases = parts.includes(null) ? null : parts.join('')
    const sequence = bases !== null && finish ? finish(bases) : bases
    await writers.add(dataset, { name, description: describePlace(model, span, sequence), sequence })
  }
}

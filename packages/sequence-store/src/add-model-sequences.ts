import type { DatasetWriters } from './dataset-writers.ts'
import { formatPlace } from './format-place.ts'
import type { GeneModel } from './gene-model.ts'
import type { Genome } from './genome.ts'
import { modelSequences } from './model-sequences.ts'
import { reverseComplement } from './reverse-complement.ts'
import type { Interval } from './strand.ts'

/** What follows from a gene model. The DNA of the whole model is read once; its parts are cut out of it. */
export async function addModelSequences(writers: DatasetWriters, genome: Genome, model: GeneModel): Promise<void> {
  const { chromosome, strand } = model
  const wanted = modelSequences(model)
  const all = spanOf(wanted.flatMap(({ pieces }) => pieces))
  if (all === null) return
  const whole = await genome.slice(chromosome, ...all)
  for (const { dataset, name, pieces, finish } of wanted) {
    const parts: (string | null)[] = []
    for (const piece of pieces) {
      // Where the DNA of the release ends within the model, some parts of it may still be there.
      parts.push(whole === null ? await genome.slice(chromosome, ...piece, strand) : cut(whole, piece))
    }
    const bases = parts.includes(null) ? null : parts.join('')
    const place = formatPlace(chromosome, spanOf(pieces) ?? all, strand)
    await writers.add(dataset, { name, place, sequence: bases !== null && finish ? finish(bases) : bases })
  }

  function cut(text: string, [start, end]: Interval): string {
    const offset = all?.[0] ?? 0
    const bases = text.slice(start - offset, end - offset + 1)
    return strand === '+' ? bases : reverseComplement(bases)
  }
}

function spanOf(pieces: readonly Interval[]): Interval | null {
  if (pieces.length === 0) return null
  return [Math.min(...pieces.map(([start]) => start)), Math.max(...pieces.map(([, end]) => end))]
}

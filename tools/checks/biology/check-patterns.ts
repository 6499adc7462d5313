import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { SequenceDatasetId, sequenceDatasets } from '@rosette/contract-kit/vocabulary/sequence-datasets.ts'
import { comparePatterns } from '@rosette/features/pattern-search/server/fixtures/compare-patterns.ts'
import type { PlainSequence } from '@rosette/features/pattern-search/server/fixtures/scan-plainly.ts'
import { readFasta, streamDataset } from '@rosette/sequence-store/stream-dataset.ts'

// Does the pattern search find what a plain scan finds? Random patterns, half of them DNA and half protein, on the sequences of a release.
// Takes minutes; prints one line of JSON, and exits with 1 if a pattern differs.
const { values } = parseArgs({
  options: {
    sequences: { type: 'string' },
    datasets: { type: 'string', default: 'araport11_5_utrs,araport11_protein' },
    count: { type: 'string', default: '200' },
    seed: { type: 'string', default: '3702' },
  },
})
const say = (line: string) => process.stderr.write(`check:patterns: ${line}\n`)

if (values.sequences === undefined) {
  say('needs --sequences, the folder of a release below SEQUENCE_DIR, and the programs of EMBOSS')
  process.exitCode = 2
} else {
  const sequenceDir = values.sequences
  const scratch = await mkdtemp(join(tmpdir(), 'rosette-check-patterns-'))
  try {
    const results: Record<string, unknown> = {}
    const datasets = values.datasets.split(',').map((id) => SequenceDatasetId.parse(id))
    let isRight = true
    for (const dataset of datasets) {
      const alphabet = sequenceDatasets.find(({ id }) => id === dataset)?.alphabet ?? 'dna'
      const sequences = await readAll(sequenceDir, dataset)
      say(`${dataset}: ${sequences.length} sequences`)
      const count = Math.ceil(Number(values.count) / datasets.length)
      const comparison = await comparePatterns({ sequenceDir, dataset, alphabet, sequences }, { count, seed: Number(values.seed), scratch })
      results[dataset] = comparison
      if (comparison.different.length > 0) isRight = false
    }
    process.stdout.write(`${JSON.stringify(results)}\n`)
    process.exitCode = isRight ? 0 : 1
  } finally {
    await rm(scratch, { recursive: true })
  }
}

async function readAll(dir: string, dataset: SequenceDatasetId): Promise<PlainSequence[]> {
  const stream = await streamDataset(dir, dataset)
  if (stream === null) throw new Error(`${dir} has no ${dataset}`)
  const sequences: PlainSequence[] = []
  // EMBOSS, like others, does not count the stop at the end of a protein.
  for await (const { name, sequence } of readFasta(stream.text))
    sequences.push({ name, letters: sequence.toUpperCase().replace(/\*+$/, '') })
  return sequences
}

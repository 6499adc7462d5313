import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline, type Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { SequenceDatasetId } from '@rosette/contract-kit/vocabulary/sequence-datasets.ts'
import { sequenceFile } from './dataset-writers.ts'

export type DatasetStream = {
  /** FASTA as text. */
  text: Readable
  /** How much of the file has been read, from 0 to 1. */
  share(): number
}

/** A whole dataset from its start, unpacked on the way; null if the release does not have it. */
export async function streamDataset(dir: string, id: SequenceDatasetId): Promise<DatasetStream | null> {
  const path = sequenceFile(dir, id)
  const size = await stat(path).then(
    (facts) => facts.size,
    () => null,
  )
  if (size === null) return null
  const file = createReadStream(path, { highWaterMark: 256 * 1024 })
  // Anyone who reads the text hears of its errors.
  const text = pipeline(file, createGunzip({ chunkSize: 256 * 1024 }), () => {})
  return { text, share: () => (size === 0 ? 1 : file.bytesRead / size) }
}

export type FastaRecord = { name: string; sequence: string }

/** The records of FASTA text, one after another. */
export async function* readFasta(text: AsyncIterable<Buffer>): AsyncGenerator<FastaRecord> {
  let rest = ''
  for await (const bytes of text) {
    const entries = (rest + bytes.toString('latin1')).split('\n>')
    rest = entries.pop() ?? ''
    for (const entry of entries) yield toRecord(entry)
    // What begins with > is a record only when the next one shows that it is whole.
    if (entries.length > 0) rest = `>${rest}`
  }
  if (rest.trim() !== '') yield toRecord(rest)
}

function toRecord(entry: string): FastaRecord {
  const end = entry.indexOf('\n')
  const header = end === -1 ? entry : entry.slice(0, end)
  const [name = ''] = header.replace(/^>/, '').split(/\s/, 1)
  return { name, sequence: end === -1 ? '' : entry.slice(end + 1).replaceAll('\n', '') }
}

import { type FileHandle, open } from 'node:fs/promises'
import { Problem } from '@rosette/contract-kit/problem.ts'
import type { Chromosome } from '@rosette/contract-kit/vocabulary/genome.ts'
import type { SequenceDatasetId } from '@rosette/contract-kit/vocabulary/sequence-datasets.ts'
import { openBgzf } from './bgzf-reader.ts'
import { sequenceFile } from './dataset-writers.ts'
import { type FaiEntry, parseFaiLine, readBases } from './fai.ts'
import { type Genome, openGenome } from './genome.ts'
import type { Strand } from './interval.ts'
import { readSequenceIndex, type SequenceIndex } from './sequence-index.ts'
import { siteTrackPath } from './site-tracks/site-track-files.ts'
import { sliceVariants, type VariantSlice } from './variants/read-variants.ts'
import { openVariantStream, type VariantStream } from './variants/stream-variants.ts'

export type SequenceStore = {
  /** Null if the release has no such sequence or the dataset could not be built. */
  read(dataset: SequenceDatasetId, name: string): Promise<StoredSequence | null>
  /** Null unless the release has DNA for the whole interval. */
  slice(chromosome: Chromosome, start: number, end: number, strand?: Strand): Promise<string | null>
  /** Whether there is DNA for the whole interval. */
  covers(chromosome: Chromosome, start: number, end: number): Promise<boolean>
  /** The names of a dataset, read whole: for requests with many of them. Null if the release does not have it. */
  readIndex(dataset: SequenceDatasetId): Promise<SequenceIndex | null>
  /** A sequence that the index of the dataset has. */
  readEntry(dataset: SequenceDatasetId, entry: FaiEntry): Promise<StoredSequence>
  /** The first lines of a set of variants that touch an interval. */
  sliceVariants(name: string, place: readonly [Chromosome, number, number], most: number): Promise<VariantSlice>
  /** All lines of a set of variants that touch an interval, read while they are sent. */
  streamVariants(name: string, place: readonly [Chromosome, number, number]): Promise<VariantStream>
  /** Waits for reads that have begun; later ones are refused. */
  close(): Promise<void>
}

/**
 * The sequences of one release, in the folder that `sequenceFolder` returns. Files are opened on first use. `onAbsent` is told what the
 * folder lacks and throws if the release should have it; what failed is tried again.
 */
export function openSequenceStore(dir: string, onAbsent: (source: SequenceDatasetId | 'genome') => void = () => {}): SequenceStore {
  const opened = new Map<string, Promise<OpenDataset | Genome | null>>()
  const reads = new Set<Promise<unknown>>()
  let isClosed = false

  function once<Opened extends OpenDataset | Genome>(
    source: SequenceDatasetId | 'genome',
    open: () => Promise<Opened | null>,
  ): Promise<Opened | null> {
    // A source is always opened by the same function.
    const known = opened.get(source) as Promise<Opened | null> | undefined
    if (known) return known
    const found = orAbsent(source, open())
    opened.set(source, found)
    found.catch(() => opened.delete(source))
    return found
  }

  async function orAbsent<Found>(source: SequenceDatasetId | 'genome', found: Promise<Found | null>): Promise<Found | null> {
    const value = await found
    if (value === null) onAbsent(source)
    return value
  }

  async function whileOpen<Found>(read: () => Promise<Found>): Promise<Found> {
    if (isClosed) throw new Problem('gone', 'This release is no longer served.')
    const reading = read()
    reads.add(reading)
    return reading.finally(() => reads.delete(reading))
  }

  const dataset = (id: SequenceDatasetId) => once(id, () => openDataset(sequenceFile(dir, id)))
  const genome = () => once('genome', () => openGenome(dir))

  return {
    read: (id, name) => whileOpen(async () => (await (await dataset(id))?.find(name)) ?? null),
    slice: (chromosome, start, end, strand) =>
      whileOpen(async () => (await (await genome())?.slice(chromosome, start, end, strand)) ?? null),
    covers: (chromosome, start, end) => whileOpen(async () => (await genome())?.covers(chromosome, start, end) ?? false),
    readIndex: (id) => orAbsent(id, readSequenceIndex(`${sequenceFile(dir, id)}.fai`)),
    readEntry: (id, entry) =>
      whileOpen(async () => {
        const found = await dataset(id)
        if (found === null) throw new Error(`The release has no ${id}`)
        return found.read(entry)
      }),
    sliceVariants: (name, place, most) => whileOpen(() => sliceVariants(siteTrackPath(dir, name, 'vcf'), place, most)),
    streamVariants: (name, place) => openVariantStream(siteTrackPath(dir, name, 'vcf'), place, whileOpen),
    async close() {
      isClosed = true
      await Promise.allSettled(reads)
      for (const found of opened.values()) await (await found)?.close()
    },
  }
}

export type StoredSequence = { name: string; description: string; sequence: string }

type OpenDataset = {
  find(name: string): Promise<StoredSequence | null>
  read(entry: FaiEntry): Promise<StoredSequence>
  close(): Promise<void>
}

/** Longer than most headers; for a longer one, more is read. */
const usualHeader = 512

/** A dataset of a release, sorted by name; null if the release does not have it. */
async function openDataset(path: string): Promise<OpenDataset | null> {
  const index = await openIfThere(`${path}.fai`)
  if (index === null) return null
  const { size } = await index.stat()
  const file = await openBgzf(path)

  /** The header is the line that ends before the first base. */
  async function describe({ name, offset }: Pick<FaiEntry, 'name' | 'offset'>, reach = usualHeader): Promise<string> {
    const from = Math.max(0, offset - reach)
    const text = (await file.read(from, offset - from)).toString()
    const start = text.lastIndexOf('\n', text.length - 2) + 1
    return start === 0 && from > 0 ? describe({ name, offset }, reach * 4) : text.slice(start + 1 + name.length).trim()
  }

  async function read(entry: FaiEntry): Promise<StoredSequence> {
    return { name: entry.name, description: await describe(entry), sequence: await readBases(file, entry) }
  }

  return {
    async find(name) {
      const entry = await findFaiEntry(index, size, name)
      return entry === null ? null : read(entry)
    },
    read,
    async close() {
      await file.close()
      await index.close()
    },
  }
}

async function openIfThere(path: string): Promise<FileHandle | null> {
  try {
    return await open(path)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

/** More than the longest line: names are short. */
const window = 1024

/** Finds a name in an index whose lines are sorted by name, by binary search. */
async function findFaiEntry(file: FileHandle, size: number, name: string): Promise<FaiEntry | null> {
  let [low, high] = [0, size]
  while (low < high) {
    const line = await readLineAround(file, Math.floor((low + high) / 2))
    const entry = parseFaiLine(line.text)
    if (entry.name === name) return entry
    if (entry.name < name) low = line.end + 1
    else high = line.start
  }
  return null
}

async function readLineAround(file: FileHandle, position: number): Promise<{ text: string; start: number; end: number }> {
  const from = Math.max(0, position - window)
  const bytes = Buffer.alloc(position - from + window)
  const { bytesRead } = await file.read(bytes, 0, bytes.length, from)
  const text = bytes.toString('latin1', 0, bytesRead)
  // A line's own end counts as part of it.
  const start = position === from ? 0 : text.lastIndexOf('\n', position - from - 1) + 1
  const end = text.indexOf('\n', position - from)
  return { text: text.slice(start, end), start: from + start, end: from + end }
}

/** A stretch with one value: from 0, without its end. */
export type SpanValue = { start: number; end: number; value: number }

/** The spans of a chromosome by position, none over another. */
export type ChromosomeValues = { name: string; length: number; spans: readonly SpanValue[] }

const headerBytes = 64
const summaryBytes = 40
const sectionHeaderBytes = 24
const spanBytes = 12

/**
 * A bigWig (Kent et al. 2010, supplement) of one section for each chromosome, uncompressed and without summaries for lower zooms: enough for a few
 * thousand values. There is no library that writes one.
 */
export function formatBigWig(chromosomes: readonly ChromosomeValues[]): Buffer {
  // The tree of names is sorted, and a chromosome's number is where its name stands.
  const sorted = chromosomes.filter(({ spans }) => spans.length > 0).sort((one, other) => (one.name < other.name ? -1 : 1))
  const summary = headerBytes
  const tree = chromosomeTree(sorted)
  const treeAt = summary + summaryBytes
  const dataAt = treeAt + tree.length
  const sections = sorted.map(({ spans }, at) => section(at, spans))
  const indexAt = dataAt + 8 + sections.reduce((sum, { length }) => sum + length, 0)
  const count = Buffer.alloc(8)
  count.writeBigUInt64LE(BigInt(sections.length))
  const offsets = sections.map((_section, at) => dataAt + 8 + sections.slice(0, at).reduce((sum, { length }) => sum + length, 0))
  const places = sorted.map(({ spans }, at) => ({ at, spans, offset: offsets[at] ?? 0, size: sections[at]?.length ?? 0 }))
  return Buffer.concat([
    header({ treeAt, dataAt, indexAt, summary }),
    totals(sorted.flatMap(({ spans }) => spans)),
    tree,
    count,
    ...sections,
    searchTree(places, indexAt),
  ])
}

function header({ treeAt, dataAt, indexAt, summary }: Record<'treeAt' | 'dataAt' | 'indexAt' | 'summary', number>): Buffer {
  const bytes = Buffer.alloc(headerBytes)
  bytes.writeUInt32LE(0x888ffc26, 0)
  bytes.writeUInt16LE(4, 4)
  bytes.writeBigUInt64LE(BigInt(treeAt), 8)
  bytes.writeBigUInt64LE(BigInt(dataAt), 16)
  bytes.writeBigUInt64LE(BigInt(indexAt), 24)
  bytes.writeBigUInt64LE(BigInt(summary), 44)
  return bytes
}

function totals(spans: readonly SpanValue[]): Buffer {
  const bytes = Buffer.alloc(summaryBytes)
  const sum = (of: (span: SpanValue) => number) => spans.reduce((total, span) => total + of(span) * (span.end - span.start), 0)
  bytes.writeBigUInt64LE(BigInt(sum(() => 1)), 0)
  bytes.writeDoubleLE(Math.min(...spans.map(({ value }) => value)), 8)
  bytes.writeDoubleLE(Math.max(...spans.map(({ value }) => value)), 16)
  bytes.writeDoubleLE(
    sum(({ value }) => value),
    24,
  )
  bytes.writeDoubleLE(
    sum(({ value }) => value * value),
    32,
  )
  return bytes
}

/** Names with numbers and lengths: a B+ tree of one leaf. */
function chromosomeTree(chromosomes: readonly ChromosomeValues[]): Buffer {
  const keyBytes = Math.max(...chromosomes.map(({ name }) => name.length))
  const head = Buffer.alloc(36)
  head.writeUInt32LE(0x78ca8c91, 0)
  head.writeUInt32LE(chromosomes.length, 4)
  head.writeUInt32LE(keyBytes, 8)
  head.writeUInt32LE(8, 12)
  head.writeBigUInt64LE(BigInt(chromosomes.length), 16)
  head.writeUInt8(1, 32)
  head.writeUInt16LE(chromosomes.length, 34)
  const items = chromosomes.map(({ name, length }, at) => {
    const item = Buffer.alloc(keyBytes + 8)
    item.write(name, 0, 'latin1')
    item.writeUInt32LE(at, keyBytes)
    item.writeUInt32LE(length, keyBytes + 4)
    return item
  })
  return Buffer.concat([head, ...items])
}

/** Spans of a chromosome, as bedGraph has them. */
function section(chromosome: number, spans: readonly SpanValue[]): Buffer {
  const bytes = Buffer.alloc(sectionHeaderBytes + spans.length * spanBytes)
  bytes.writeUInt32LE(chromosome, 0)
  bytes.writeUInt32LE(spans[0]?.start ?? 0, 4)
  bytes.writeUInt32LE(spans.at(-1)?.end ?? 0, 8)
  bytes.writeUInt8(1, 20)
  bytes.writeUInt16LE(spans.length, 22)
  for (const [at, { start, end, value }] of spans.entries()) {
    const place = sectionHeaderBytes + at * spanBytes
    bytes.writeUInt32LE(start, place)
    bytes.writeUInt32LE(end, place + 4)
    bytes.writeFloatLE(value, place + 8)
  }
  return bytes
}

type Place = { at: number; spans: readonly SpanValue[]; offset: number; size: number }

/** Where the sections lie: an R tree of one leaf. */
function searchTree(places: readonly Place[], indexAt: number): Buffer {
  const ends = places.map(({ spans }) => spans.at(-1)?.end ?? 0)
  const head = Buffer.alloc(52)
  head.writeUInt32LE(0x2468ace0, 0)
  head.writeUInt32LE(places.length, 4)
  head.writeBigUInt64LE(BigInt(places.length), 8)
  head.writeUInt32LE(places[0]?.spans[0]?.start ?? 0, 20)
  head.writeUInt32LE(Math.max(0, places.length - 1), 24)
  head.writeUInt32LE(ends.at(-1) ?? 0, 28)
  head.writeBigUInt64LE(BigInt(indexAt), 32)
  head.writeUInt32LE(1, 40)
  head.writeUInt8(1, 48)
  head.writeUInt16LE(places.length, 50)
  const items = places.map(({ at, spans, offset, size }, index) => {
    const item = Buffer.alloc(32)
    item.writeUInt32LE(at, 0)
    item.writeUInt32LE(spans[0]?.start ?? 0, 4)
    item.writeUInt32LE(at, 8)
    item.writeUInt32LE(ends[index] ?? 0, 12)
    item.writeBigUInt64LE(BigInt(offset), 16)
    item.writeBigUInt64LE(BigInt(size), 24)
    return item
  })
  return Buffer.concat([head, ...items])
}

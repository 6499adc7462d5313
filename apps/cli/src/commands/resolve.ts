import { readFile } from 'node:fs/promises'
import { formatNumber } from '@rosette/contract-kit/format-number.ts'
import type { RecordRef } from '@rosette/contract-kit/kind/record-ref.ts'
import { type ResolveAnswer, type ResolvedLine, resolveBuckets } from '@rosette/features/resolve/contract/resolve-call.ts'
import { resolveIdentifiers } from '@rosette/features/resolve/server/resolve-identifiers.ts'
import { isKindName, type KindName, kindNames, kinds } from '@rosette/kinds/registry/contract.ts'
import { kindServers } from '@rosette/kinds/registry/server.ts'
import { listReleases } from '@rosette/release-kit/publish/publish-release.ts'
import { shapeHash } from '@rosette/release-kit/shape-hash.ts'
import { type Command, type CommandContext, textOption, UsageError } from '../command.ts'

const mostShown = 20

export const resolve: Command = {
  positionals: ['[FILE]'],
  summary: 'find the records for a list of ids; reads standard input without FILE or with -',
  options: {
    kind: { type: 'string', value: 'KIND', doc: 'kind of record to find (default: loci if possible, otherwise any)' },
    tsv: { type: 'boolean', doc: 'print only a table with one line per id' },
  },
  async run(context, [file = '-'], values) {
    const kind = parseKind(textOption(values, 'kind'))
    const ids = file === '-' ? await context.readInput() : await readFile(file, 'utf8')
    const releaseId = await findPublished(context)
    const answer = await resolveIdentifiers(context.database(), releaseId, { ids, ...(kind && { kind }) })
    for (const line of values.tsv === true ? formatResolvedLines(answer.lines) : summarise(answer)) context.say(line)
    return { releaseId, ...answer }
  },
}

function parseKind(text: string | undefined): KindName | null {
  if (text === undefined) return null
  if (!isKindName(text)) throw new UsageError(`'${text}' is not a kind of record. Known kinds: ${kindNames.join(', ')}`)
  return text
}

async function findPublished(context: CommandContext): Promise<string> {
  const shape = await shapeHash(kindServers, kinds)
  const release = (await listReleases(context.database())).find(({ isPublished, shapeHash: own }) => isPublished && own === shape)
  if (!release) throw new Error('No release is published. Publish one with: rosette release publish ID')
  return release.id
}

/** The size of each bucket, and the first ids that need attention. */
function summarise({ lines, counts, recordCount }: ResolveAnswer): string[] {
  const unsure = lines.filter(requiresReview)
  const more = unsure.length - mostShown
  return [
    `${formatNumber(lines.length)} ids, ${formatNumber(recordCount)} records`,
    ...resolveBuckets.map((bucket) => `${bucket.padEnd(10)} ${formatNumber(counts[bucket])}`),
    ...unsure.slice(0, mostShown).map(describeLine),
    ...(more > 0 ? [`… and ${formatNumber(more)} more; use --tsv to print them all`] : []),
  ]
}

function requiresReview({ bucket }: ResolvedLine): boolean {
  return bucket === 'ambiguous' || bucket === 'obsolete' || bucket === 'unknown'
}

function describeLine(line: ResolvedLine): string {
  const others = line.bucket === 'ambiguous' ? line.candidates : line.bucket === 'obsolete' ? line.successors : []
  const names = others.map(({ label }) => label).join(', ')
  return `${line.bucket} ${line.input}${names && ` → ${names}`}`
}

/** A table with a header line; several candidates or successors stand in one cell, separated by a bar. */
export function* formatResolvedLines(lines: readonly ResolvedLine[]): Generator<string> {
  yield 'line\tinput\tbucket\tby\tkind\tkey\tlabel\tof_line'
  for (const [at, line] of lines.entries()) {
    const refs = refsOf(line)
    const kinds = [...new Set(refs.map(({ kind }) => kind))]
    const cells = [
      at + 1,
      line.input,
      line.bucket,
      'by' in line ? line.by : '',
      kinds.join('|'),
      refs.map(({ key }) => key).join('|'),
      refs.map(({ label }) => label).join('|'),
      line.bucket === 'duplicate' ? line.ofLine : '',
    ]
    yield cells.map((cell) => String(cell).replace(/\s+/g, ' ')).join('\t')
  }
}

/** The records of an id; for an obsolete one, its successors. */
function refsOf(line: ResolvedLine): readonly RecordRef[] {
  switch (line.bucket) {
    case 'ambiguous':
      return line.candidates
    case 'obsolete':
      return line.successors
    case 'duplicate':
    case 'unknown':
      return []
    default:
      return [line.record]
  }
}

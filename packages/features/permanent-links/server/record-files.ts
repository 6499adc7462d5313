import { dayOf } from '@rosette/contract-kit/clock.ts'
import type { Kind } from '@rosette/contract-kit/kind/define-kind.ts'
import { formatBibtex } from '@rosette/contract-kit/text/format-citation.ts'
import { publicViewOf } from '@rosette/kinds/registry/server.ts'
import { unlimitedBudget } from '../../access/server/cost-budget.ts'
import { SequenceRequest } from '../../sequences/contract/sequence-request.ts'
import { type PlanDependencies, planSequences } from '../../sequences/server/plan-sequences.ts'
import { writeSequences } from '../../sequences/server/write-sequences.ts'
import type { RecordFormat } from '../contract/public-summary.ts'

/** What records of a kind can be fetched as. */
export function formatsOf(kind: Pick<Kind, 'name'>): RecordFormat[] {
  const { schemaOrg, sequences } = publicViewOf(kind)
  return [
    'json',
    ...(schemaOrg === null ? [] : (['jsonld'] as const)),
    ...(sequences === null ? [] : (['fasta', 'gff3'] as const)),
    'tsv',
    'bib',
    'linkset',
  ]
}

/** What a file says of itself, whatever its format (FAIR-009). */
export type FileOrigin = {
  release: string
  releaseDay: string
  releaseDoi: string | null
  licences: readonly string[]
  address: string
  sources: string
}

/** FASTA or GFF3 of a record that has a sequence. */
export async function writeSequenceFile(
  dependencies: PlanDependencies,
  kind: Kind,
  name: string,
  format: 'fasta' | 'gff3',
  origin: FileOrigin,
): Promise<string> {
  const request = SequenceRequest.parse({ ids: [name], ...publicViewOf(kind).sequences, format })
  const plan = await planSequences(dependencies, request, {})
  let text = ''
  for await (const part of writeSequences(plan, format, dependencies.store, dependencies.budget ?? unlimitedBudget)) text += part
  return nameOrigin(text, format, origin)
}

/** FASTA has no comments, so the lines of names carry it, as GenBank writes modifiers; GFF3 has directives of programs. */
export function nameOrigin(text: string, format: 'fasta' | 'gff3', { release, licences, address, sources }: FileOrigin): string {
  const licence = licences.join('; ') || 'none stated'
  if (format === 'fasta') return text.replaceAll(/^>.*$/gm, `$& [release=${release}] [licence=${licence}]`)
  const lines = [`#!release ${release}`, `#!licence ${licence}`, `#!address ${address}`, `#!sources ${sources}`]
  return text.replace(/^##gff-version.*\n/, `$&${lines.map((line) => `${line}\n`).join('')}`)
}

/** Every value of a record with the path that leads to it, one on a line. */
export function formatFieldTable(record: unknown): string {
  const lines = ['field\tvalue']
  const add = (path: string, value: unknown): void => {
    if (value === null || value === undefined) return
    if (typeof value === 'object') {
      for (const [name, inner] of Object.entries(value)) add(path === '' ? name : `${path}.${name}`, inner)
    } else lines.push(`${path}\t${String(value).replace(/[\t\r\n]+/g, ' ')}`)
  }
  add('', record)
  return `${lines.join('\n')}\n`
}

export function formatRecordBibtex(kind: Kind, name: string, { release, releaseDoi, ...origin }: FileOrigin, now: Date): string {
  return formatBibtex({ ...origin, title: `${kind.label}: ${name}`, releaseId: release, accessDay: dayOf(now), doi: releaseDoi })
}

import { expect, test } from 'vitest'
import { formatDemoRelease } from '../write-demo-release.ts'

const files = formatDemoRelease({ asOf: new Date('2026-11-15T00:00:00Z') })
const linesOf = (beginning: string) => files[Object.keys(files).find((name) => name.startsWith(beginning)) ?? ''] ?? []

test('every coding gene model has its protein, a residue for each codon but the last', () => {
  const bases = new Map<string, number>()
  for (const line of linesOf('Araport11_GTF')) {
    const [, , type, start, end, , , , attributes] = line.split('\t')
    const model = /"([^"]+)"/.exec(attributes ?? '')?.[1] ?? ''
    if (type === 'CDS') bases.set(model, (bases.get(model) ?? 0) + Number(end) - Number(start) + 1)
  }
  const lengths = linesOf('Araport11_genes.').flatMap((line) => {
    const { name, length } = /^>(?<name>\S+) .* LENGTH=(?<length>\d+)/.exec(line)?.groups ?? {}
    return name ? [[name, Number(length)] as const] : []
  })
  // The last protein is of no gene model.
  expect(lengths.pop()).toEqual(['AT1G99990.1', 21])
  expect(new Map(lengths)).toEqual(new Map([...bases].map(([model, count]) => [model, count / 3 - 1])))
})

test('signatures lie inside their proteins', () => {
  const lengths = new Map(linesOf('Araport11_genes.').map((line) => [line.slice(1).split(' ')[0], Number(/LENGTH=(\d+)/.exec(line)?.[1])]))
  const rows = linesOf('Araport11_protein_domains')
    .slice(1)
    .map((line) => line.split('\t'))
  expect(rows.length).toBeGreaterThan(100)
  expect(rows.filter(([model, , , , end]) => !(Number(end) <= (lengths.get(model) ?? 0)))).toEqual([])
})

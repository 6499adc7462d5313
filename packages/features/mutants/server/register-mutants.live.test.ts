import { ApiProblem } from '@rosette/contract-kit/problem.ts'
import { mutantCollections, mutantColumns, mutantParts } from '@rosette/kinds/polymorphism/contract/mutant-listing.ts'
import { preparedRelease, testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { StoredContent } from '../../list-contents/contract/list-content.ts'
import { MutantsAnswer } from '../contract/mutants-answer.ts'
import { type MutantFilterName, mutantFilterNames } from '../contract/mutants-call.ts'

const database = await testDatabase()
const { db, releaseId } = database
const { app, as } = await testApp(database, { env: { ACCESS_MODE: 'spec' } })
const release = db.release(releaseId)

async function ask(query: Record<string, string>): Promise<MutantsAnswer> {
  const { status, body } = await as('anonymous').get(`/api/mutants?${new URLSearchParams(query)}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return MutantsAnswer.parse(body)
}

async function keep(kind: string, items: readonly string[]): Promise<string> {
  const { body } = await as('anonymous').post('/api/list-contents', { kind, items })
  return StoredContent.parse(body).id
}

const lineRows = await release
  .selectFrom('mutant')
  .innerJoin('locus', 'locus.locusId', 'mutant.locusId')
  .selectAll('mutant')
  .select('locus.name')
  .orderBy('mutantId')
  .execute()
const linesOf = Map.groupBy(lineRows, ({ name }) => name)
const withLines = [...linesOf.keys()]
const [bare] = await release
  .selectFrom('germplasmPhenotype')
  .innerJoin('locus', 'locus.name', 'locusName')
  .select('locus.name')
  .where('isObsolete', '=', false)
  .where('locus.name', 'not in', withLines)
  .orderBy('locus.name')
  .limit(1)
  .execute()
const bareName = bare?.name ?? ''

test('[MUTANT-009] genes come in the order of the list with their lines best first; a gene without a line stays', async () => {
  const names = [...withLines.slice(0, 12).toReversed(), bareName]
  const list = await keep('locus', names)
  const { genes, total } = await ask({ list, alleles: 'all' })
  expect(total).toBe(names.length)
  expect(genes.map(({ locus }) => locus.label)).toEqual(names)
  for (const { locus, lines, shown } of genes) {
    const known = linesOf.get(locus.label) ?? []
    expect(lines).toBe(known.length)
    expect(shown.map(({ line }) => line)).toEqual(known.map(({ line }) => line))
  }
  const last = genes.at(-1)
  expect(last).toMatchObject({ lines: 0, shown: [] })
  expect(last?.germplasms?.count).toBeGreaterThan(0)
  expect(last?.germplasms?.first[0]).toMatchObject({ kind: 'germplasm' })
})

test('[MUTANT-009] a gene is named by its main symbol, in its lines too', async () => {
  const named = await release
    .selectFrom('mutant')
    .innerJoin('locusSymbol', 'locusSymbol.locusId', 'mutant.locusId')
    .innerJoin('locus', 'locus.locusId', 'mutant.locusId')
    .select(['locus.name', 'symbol'])
    .where('rank', '=', 0)
    .executeTakeFirstOrThrow()
  const { genes } = await ask({ items: named.name })
  expect(genes[0]).toMatchObject({ symbol: named.symbol, shown: [{ symbol: named.symbol }, {}].slice(0, genes[0]?.shown.length) })
})

test('[MUTANT-008] the summary of all genes equals the counts by SQL', async () => {
  const list = await keep('locus', [...withLines, bareName])
  const { summary, fitting } = await ask({ list, genes: 'without' })
  const having = (is: (row: (typeof lineRows)[number]) => boolean) => new Set(lineRows.filter(is).map(({ name }) => name)).size
  expect(summary).toEqual({
    genes: withLines.length + 1,
    withLine: withLines.length,
    inExon: having(({ part }) => part.endsWith('exon')),
    homozygous: having(({ zygosity }) => zygosity === 'homozygous'),
    homozygousInExon: having(({ isHomozygousExon }) => isHomozygousExon),
    deposited: having(({ isDepositedExon }) => isDepositedExon),
  })
  expect(fitting).toEqual({ lines: lineRows.length, genes: withLines.length })
})

test('[MUTANT-010] two alleles at first, all on request', async () => {
  const [name = '', lines = []] = [...linesOf].find(([, own]) => own.length > 2) ?? []
  const shown = async (more: Record<string, string>) => (await ask({ items: name, ...more })).genes[0]?.shown.map(({ line }) => line)
  expect(await shown({})).toEqual(lines.slice(0, 2).map(({ line }) => line))
  expect(await shown({ alleles: 'all' })).toEqual(lines.map(({ line }) => line))
})

test('[MUTANT-011] filters and genes of an address narrow what is shown', async () => {
  const list = await keep('locus', withLines)
  const answer = await ask({ list, 'is.part': 'intron|exon', 'is.zygosity': 'homozygous', genes: 'with', alleles: 'all', size: '100' })
  const expected = lineRows.filter(({ part, zygosity }) => ['intron', 'exon'].includes(part) && zygosity === 'homozygous')
  expect(answer.fitting).toEqual({ lines: expected.length, genes: new Set(expected.map(({ name }) => name)).size })
  expect(answer.total).toBe(answer.fitting.genes)
  expect(answer.genes.flatMap(({ shown }) => shown.map(({ id }) => id))).toEqual(
    expected.map(({ mutantId }) => mutantId).slice(0, answer.genes.flatMap(({ shown }) => shown).length),
  )
  expect(answer.facets.part.map(({ value }) => value)).toEqual(mutantParts.filter((part) => lineRows.some((row) => row.part === part)))
  const pages = await Promise.all([ask({ list, size: '5' }), ask({ list, size: '5', from: '5' })])
  expect(pages.flatMap(({ genes }) => genes.map(({ locus }) => locus.label))).toEqual(withLines.slice(0, 10))
})

type LineRow = (typeof lineRows)[number]

/** What a line is counted by, read from its row. */
const valuesOf: Readonly<Record<MutantFilterName, (row: LineRow) => string>> = {
  part: ({ part }) => part,
  zygosity: ({ zygosity }) => zygosity,
  is_deposited: ({ depositedOn }) => String(depositedOn !== null),
  collection: ({ line }) => mutantCollections.find((name) => line.toLowerCase().startsWith(name.toLowerCase())) ?? 'other',
  is_only_gene: ({ otherLoci }) => String(otherLoci === 0),
}

const filterChoices: Readonly<Record<string, string>>[] = [
  {},
  { 'is.is_deposited': 'true' },
  { 'is.part': 'intron', 'not.zygosity': 'homozygous' },
]

test.each(filterChoices)('[MUTANT-011] every facet counts the lines that fit the other filters: %j', async (choice) => {
  const list = await keep('locus', withLines)
  const { facets } = await ask({ list, ...choice })
  const isFitting = (row: LineRow, apartFrom: MutantFilterName) =>
    Object.entries(choice).every(([key, value]) => {
      const name = MutantFilter.parse(key.split('.')[1])
      return name === apartFrom || (valuesOf[name](row) === value) === key.startsWith('is.')
    })
  for (const name of mutantFilterNames) {
    const rowsOf = Map.groupBy(lineRows, valuesOf[name])
    const expected = [...rowsOf].map(([value, rows]) => ({ value, count: rows.filter((row) => isFitting(row, name)).length }))
    expect(facets[name].toSorted(byValue), name).toEqual(expected.toSorted(byValue))
  }
})

const MutantFilter = z.enum(mutantFilterNames)
const byValue = (one: { value: string }, other: { value: string }) => one.value.localeCompare(other.value)

test('[MUTANT-007] ids in any spelling; what is not matched is reported; nothing is stored', async () => {
  const { given, summary, notMatched } = await ask({ items: 'at4g18960, AG AT4G18960.1 nobody' })
  expect({ given, genes: summary.genes, notMatched }).toEqual({ given: 4, genes: 1, notMatched: { count: 1, ids: ['nobody'] } })
  const { headers } = await as('anonymous').get('/api/mutants?items=AG')
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
})

test('[MUTANT-007] no list, two lists, another kind, an unknown list and unknown settings are refused', async () => {
  const germplasms = await keep('germplasm', ['DEMO_1003_1'])
  const refused = async (query: Record<string, string>) => {
    const { status, body } = await as('anonymous').get(`/api/mutants?${new URLSearchParams(query)}`)
    return { status, ...ApiProblem.parse(body) }
  }
  const lists: Record<string, string>[] = [{}, { items: 'AG', list: germplasms }, { items: ' , ' }, { items: 'x'.repeat(6001) }]
  const settings: Record<string, string>[] = [{ 'is.part': 'leaf' }, { alleles: '3' }, { genes: 'some' }, { size: '101' }]
  for (const query of [...lists, { list: germplasms }, ...settings.map((more) => ({ items: 'AG', ...more }))]) {
    expect(await refused(query)).toMatchObject({ status: 400, code: 'invalid_request' })
  }
  expect((await refused({ list: germplasms })).message).toMatch(/kind germplasm/)
  expect(await refused({ list: 'A'.repeat(22) })).toMatchObject({ status: 404, code: 'not_found' })
})

test('[MUTANT-012] the file has a header and every line that is shown, and two calls give the same bytes', async () => {
  const list = await keep('locus', [...withLines, bareName])
  const address = `/api/mutants/file?list=${list}&is.zygosity=homozygous&alleles=all`
  const [file, again] = [await app.inject(address), await app.inject(address)]
  expect(file.headers['content-disposition']).toBe('attachment; filename=mutants.tsv')
  expect(again.body).toBe(file.body)
  // Pages and crawlers ask whether there is a file before they fetch it.
  const head = async (url: string) => {
    const { statusCode, headers } = await app.inject({ method: 'HEAD', url })
    return [statusCode, headers['content-length']]
  }
  expect(await head(address)).toEqual([200, undefined])
  expect((await head(`/api/mutants/file?list=${'A'.repeat(22)}`))[0]).toBe(404)
  const lines = file.body.trimEnd().split('\n')
  const header = lines.filter((line) => line.startsWith('#'))
  expect(header).toContain(`# Release: ${releaseId}`)
  expect(header).toContain('# Settings: is.zygosity=homozygous alleles=all genes=all')
  expect(header).toContain(`# Genes without a line: ${bareName}`)
  expect(header.at(-1)).toBe(`# Address: https://rosette.example${address}`)
  expect(lines[header.length]).toBe(mutantColumns.map(({ id }) => id).join('\t'))
  const rows = lines.slice(header.length + 1).map((row) => row.split('\t'))
  const expected = lineRows.filter(({ zygosity }) => zygosity === 'homozygous')
  expect(rows.map(([locus, , line]) => [locus, line])).toEqual(expected.map(({ name, line }) => [name, line]))
  const two = await app.inject(`/api/mutants/file?list=${list}`)
  expect(two.body.split('\n').filter((row) => row.startsWith('AT')).length).toBe(
    [...linesOf.values()].reduce((sum, own) => sum + Math.min(2, own.length), 0),
  )
})

const real = preparedRelease()
const official = real ? await testApp(real) : null

/** The lists of the known answers, by the rules that made them, as loci. */
const lists = {
  F: `select distinct name from release_real.locus join release_real.germplasm_phenotype on locus_name = name
    where phenotype ~* '(late|early)[ -]flowering' and not is_obsolete and start_position is not null`,
  R: `select distinct name from release_real.locus join release_real.locus_family using (locus_id)
    where family = 'Cytoplasmic ribosomal protein gene family'`,
}

test.skipIf(!real).for([
  ['F', { genes: 295, withLine: 288, inExon: 254, homozygous: 236, homozygousInExon: 157, deposited: 144 }],
  ['R', { genes: 247, withLine: 241, inExon: 175, homozygous: 170, homozygousInExon: 91, deposited: 75 }],
] as const)('lines of list %s in the official files (needs ROSETTE_REAL_SITE)', async ([name, known]) => {
  const rows = (await real?.db.pool.query<{ name: string }>(lists[name]))?.rows ?? []
  const items = rows.map((row) => row.name).join(',')
  const answer = await official?.as('anonymous').get(`/api/mutants?items=${items}&genes=without&size=100`)
  expect(answer?.status, JSON.stringify(answer?.body)).toBe(200)
  const { summary, genes } = MutantsAnswer.parse(answer?.body)
  expect(summary).toEqual(known)
  if (name !== 'F') return
  const without = ['AT1G65480', 'AT4G08040', 'AT4G23713', 'AT5G19700', 'AT5G19940', 'AT5G65800', 'ATCG01210']
  expect(genes.map(({ locus }) => locus.label).toSorted()).toEqual(without)
})

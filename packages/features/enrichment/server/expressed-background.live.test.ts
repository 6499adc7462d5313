import { demoSite } from '@rosette/test-kit/demo-site.ts'
import { demoDatabase } from '@rosette/test-kit/live/demo-database.ts'
import { expect, test } from 'vitest'
import { ExpressionMatrix } from '../../expression/contract/expression-answer.ts'
import { ExpressionSamples } from '../../expression/contract/expression-samples.ts'
import { EnrichmentAnswer } from '../contract/enrichment-answer.ts'

const { db, releaseId } = demoDatabase()
const { app, as } = await demoSite()
const { get, post } = as('anonymous')

const { rows } = await db.pool.query<{ name: string }>(
  `select name from release_${releaseId}.locus where chromosome is not null and not is_obsolete order by name`,
)
const items = rows.map(({ name }) => name)
const { dataSets } = ExpressionSamples.parse((await get('/api/expression/samples')).body)

async function enrich(expressedIn: string | undefined): Promise<EnrichmentAnswer> {
  const { status, body } = await post('/api/enrichment', { items, background: 'expressed', unannotated: '1', min: 1, expressedIn })
  expect(status, JSON.stringify(body)).toBe(200)
  return EnrichmentAnswer.parse(body)
}

test('[EXPR-026] the background has the genes with a mean of 1 or more in the data set, the organ or the sample, and no others', async () => {
  expect(dataSets.map(({ name }) => name)).not.toContain('embryo_stages')
  const seen = new Set<number>()
  for (const { name: dataSet, organs } of dataSets) {
    const parts: ExpressionMatrix[] = []
    // More than 200 names need a table, which nobody writes to the release that all tests share.
    for (let from = 0; from < items.length; from += 200) {
      const query = new URLSearchParams({ items: items.slice(from, from + 200).join(','), dataSet })
      parts.push(ExpressionMatrix.parse((await get(`/api/expression?${query}`)).body))
    }
    const genes = parts.flatMap((part) => part.genes)
    const { samples = [] } = parts[0] ?? {}
    const countIn = (isMeant: (sample: { organ: string; sample: string }) => boolean) =>
      genes.filter(({ means }) => means.some((mean, at) => mean !== null && mean >= 1 && samples[at] !== undefined && isMeant(samples[at])))
        .length
    const [organ] = organs
    const sample = organ?.samples.at(-1)
    for (const [expressedIn, count] of [
      [dataSet, countIn(() => true)],
      [`${dataSet}|${organ?.name}`, countIn((each) => each.organ === organ?.name)],
      [`${dataSet}|${organ?.name}|${sample?.name}`, countIn((each) => each.sample === sample?.name)],
    ] as const) {
      const answer = await enrich(expressedIn)
      expect([expressedIn, answer.background.genes, answer.settings.expressedIn]).toEqual([expressedIn, count, expressedIn])
      seen.add(count)
    }
  }
  expect(seen.size).toBeGreaterThan(2)
})

test('[EXPR-026] without a choice any sample of the largest data set counts; file and method say where', async () => {
  const [first] = dataSets
  const answer = await enrich(undefined)
  expect(answer).toEqual(await enrich(first?.name))
  expect(answer.method).toContain(`genes with a mean of at least 1 (TPM or a like unit) in any sample of the data set ${first?.name}`)
  const organ = first?.organs[0]?.name
  const payload = { items: 'AG', background: 'expressed', expressedIn: `${first?.name}|${organ}`, min: 1 }
  const file = await app.inject({ method: 'POST', url: '/api/enrichment/file', payload })
  expect(file.body).toContain(`expressedIn=${first?.name}|${organ}`)
  expect(file.body).toContain(`in ${organ} of the data set ${first?.name}`)
})

test('[EXPR-026] data sets, organs and samples that the release does not have, or whose unit has no limit, are refused', async () => {
  const name = dataSets[0]?.name
  const organ = dataSets[0]?.organs[0]?.name
  for (const expressedIn of ['weather', 'embryo_stages', `${name}|fin`, `${name}|${organ}|none`]) {
    const { status, body } = await post('/api/enrichment', { items: 'AG', background: 'expressed', expressedIn })
    expect([status, body]).toMatchObject([400, { message: `The release does not tell which genes are expressed in ${expressedIn}.` }])
  }
})

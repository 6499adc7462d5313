import { chromium } from '@playwright/test'
import { openDatabase } from '@rosette/database/open-database.ts'
import { schemaOf } from '@rosette/database/release-schema.ts'
import { madeUpMatrix } from '@rosette/features/expression/contract/fixtures/made-up-matrix.ts'
import { msUntilRendered } from '@rosette/features/expression/contract/fixtures/ms-until-rendered.ts'
import { StoredContent } from '@rosette/features/list-contents/contract/list-content.ts'
import { buildWeb } from '../site/prepare-site.ts'
import type { BenchOptions } from './bench-options.ts'
import { type Call, runClosedLoop, send } from './measure/closed-loop.ts'
import { alternate } from './measure/compare-sides.ts'
import { runPgbench } from './measure/run-pgbench.ts'
import { say } from './scratch-site.ts'
import { type Stage, withStage } from './stage.ts'

/** Genes of the list, and genes and samples of the picture. */
const listed = 400
const shown = { genes: 400, samples: 100 }

/** The expression of a list through the API beside its rows straight from PostgreSQL, and the time until a heat map is drawn (EXPR-024). */
export async function benchExpression(options: BenchOptions): Promise<object> {
  await buildWeb(say)
  return withStage(async (stage) => {
    const { keys, names, dataSet } = await findSample(stage)
    const list = await store(stage, names)
    const call: Call = { method: 'GET', url: new URL(`/api/expression?list=${list}&dataSet=${dataSet}`, stage.apiUrl), body: null }
    const bytes = Buffer.byteLength(await send(call))
    const statement = `select locus_id, sample_means from ${schemaOf(stage.releaseId)}.expression_profile where data_set = '${dataSet}' and locus_id = any('{${keys.join(',')}}')`
    const comparison = await alternate(
      {
        bare: (seconds) => runPgbench(stage.databaseUrl, statement, options.clients, seconds),
        ours: (seconds) => runClosedLoop([call], options.clients, seconds),
      },
      options,
    )
    const renderedMs = await timePictures(stage, options.rounds)
    const { seconds, rounds, clients } = options
    return {
      ...comparison,
      renderedMs,
      ...shown,
      release: stage.releaseId,
      commit: stage.commit,
      loci: keys.length,
      bytes,
      clients,
      seconds,
      rounds,
    }
  }, options)
}

async function findSample({ databaseUrl, releaseId }: Stage): Promise<{ keys: number[]; names: string[]; dataSet: string }> {
  const db = openDatabase({ url: databaseUrl, poolSize: 1, statementTimeoutMs: 60_000, applicationName: 'rosette bench' })
  try {
    const schema = schemaOf(releaseId)
    const { rows } = await db.pool.query<{ key: number; name: string; data_set: string }>(
      `select locus_id as key, name, data_set from ${schema}.expression_profile join ${schema}.locus using (locus_id)
       where data_set = (select data_set from ${schema}.expression_data_set order by rank limit 1) and sample_means is not null
       order by md5(name) limit ${listed}`,
    )
    if (!rows[0]) throw new Error('The release has no expression.')
    return { keys: rows.map(({ key }) => key), names: rows.map(({ name }) => name), dataSet: rows[0].data_set }
  } finally {
    await db.close()
  }
}

async function store({ apiUrl }: Stage, items: readonly string[]): Promise<string> {
  const url = new URL('/api/list-contents', apiUrl)
  return StoredContent.parse(JSON.parse(await send({ method: 'POST', url, body: JSON.stringify({ kind: 'locus', items }) }))).id
}

/** Of the built page in a browser, each time from the arrival of the answer. */
async function timePictures({ apiUrl }: Stage, rounds: number): Promise<number[]> {
  const { CHROMIUM } = process.env
  const browser = await chromium.launch({
    ...(CHROMIUM !== undefined && { executablePath: CHROMIUM }),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const times: number[] = []
    while (times.length < rounds) {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
      await page.route('**/api/expression?*', (route) => route.fulfill({ json: madeUpMatrix(shown.genes, shown.samples) }))
      await page.goto(new URL('/tools/expression', apiUrl).href)
      await page.getByRole('link', { name: /^Floral organs/ }).click()
      times.push(Math.round(await page.evaluate<number>(msUntilRendered)))
      await page.close()
    }
    return times
  } finally {
    await browser.close()
  }
}

import { demoSite } from '@rosette/test-kit/demo-site.ts'
import { demoDatabase } from '@rosette/test-kit/live/demo-database.ts'
import { expect, test } from 'vitest'

const database = demoDatabase()
const { as } = await demoSite()

test('[API-062] [DATA-079] a publication is answered by its reference id', async () => {
  expect(await as('anonymous').get('/api/detail/publication?key=5621')).toMatchObject({
    status: 200,
    body: { referenceId: 5621, publication: { pubmedId: 1973265 } },
  })
})

test.for(['publication', 'genesymbol', 'analysisreference', 'communication'])(
  '[API-062] every %s has its detail, an unknown key none',
  async (kind) => {
    const { rows } = await database.db.pool.query<{ key: number }>(
      `select key from release_${database.releaseId}.record_document where kind = $1`,
      [kind],
    )
    expect(rows.length).toBeGreaterThan(0)
    for (const { key } of rows.slice(0, 3))
      expect(await as('anonymous').get(`/api/detail/${kind}?key=${key}`)).toMatchObject({ status: 200 })
    expect(await as('anonymous').get(`/api/detail/${kind}?key=1`)).toMatchObject({ status: 404 })
  },
)

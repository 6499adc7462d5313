import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nameRelease } from '@rosette/release-kit/publish/name-release.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { afterAll, expect, test } from 'vitest'

const database = await testDatabase()
const { db, releaseId } = database
const downloads = await mkdtemp(join(tmpdir(), 'rosette-release-links-'))
afterAll(() => rm(downloads, { recursive: true }))
const { as } = await testApp(database, { env: { DOWNLOAD_DIR: downloads } })
const visitor = as('anonymous')
const doi = '10.5281/zenodo.1234567'

const jsonLdOf = async (path: string) =>
  JSON.parse(/<script type="application\/ld\+json"[^>]*>([^<]*)</.exec((await visitor.open(path)).text)?.[1] ?? '')
const doiOf = async () => Object((await visitor.get('/api/release')).body).doi

test('[SIGN-001] a DOI is set while the release is served, replaced and taken away', async () => {
  expect(await doiOf()).toBeNull()
  await nameRelease(db, releaseId, '10.5281/zenodo.1')
  await nameRelease(db, releaseId, doi)
  expect(await doiOf()).toBe(doi)
  // To say it again changes nothing.
  await nameRelease(db, releaseId, doi)
  await nameRelease(db, releaseId, null)
  expect(await doiOf()).toBeNull()
})

test('[SIGN-001] a release that is not there and the DOI of another release are refused', async () => {
  await db.pool.query(
    `insert into community.release (id, shape_hash, state, doi) select 'earlier', shape_hash, 'retired', $2 from community.release where id = $1`,
    [releaseId, '10.5281/zenodo.2'],
  )
  await expect(nameRelease(db, releaseId, '10.5281/zenodo.2')).rejects.toThrow('10.5281/zenodo.2 is the DOI of release earlier already.')
  await expect(nameRelease(db, 'nowhere', doi)).rejects.toThrow('There is no release nowhere.')
  expect(await doiOf()).toBeNull()
})

test('[SIGN-002] BibTeX of a record and the JSON-LD of the release name the DOI where there is one', async () => {
  expect((await visitor.get('/locus/AT4G18960.bib')).text).not.toContain('doi')
  const before = await jsonLdOf('/about/release-notes')
  expect([before.identifier, before.sameAs]).toEqual([releaseId, undefined])
  await nameRelease(db, releaseId, doi)
  expect((await visitor.get('/locus/AT4G18960.bib')).text).toContain(`  doi = {${doi}},\n`)
  expect(await jsonLdOf('/about/release-notes')).toMatchObject({
    identifier: [`https://doi.org/${doi}`, releaseId],
    sameAs: `https://doi.org/${doi}`,
  })
})

test('[SIGN-007] the DOI is what the links of the release say to cite, and its linkset has the files that anybody may download', async () => {
  await nameRelease(db, releaseId, doi)
  const folders = ['Genes', 'Subscriber_Data_Releases'].map((name) => join(downloads, name, releaseId))
  for (const folder of folders) {
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, 'a b.tsv.gz'), '')
  }
  expect(String((await visitor.open('/about/release-notes')).headers.link)).toContain(`<https://doi.org/${doi}>; rel="cite-as"`)
  expect(Object((await visitor.get('/about/release-notes.linkset')).body).linkset).toEqual([
    expect.objectContaining({
      anchor: 'https://rosette.example/about/release-notes',
      'cite-as': [{ href: `https://doi.org/${doi}` }],
      item: [{ href: `https://rosette.example/download_files/Genes/${releaseId}/a%20b.tsv.gz`, type: 'application/gzip' }],
    }),
  ])
})

import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { importPubmed } from './import-pubmed.ts'
import { publicationServer } from './publication-server.ts'

// Articles and people are made up, and so are the numbers: PubMed counts to 40 million.
let dir = ''
let away = ''
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'rosette-pubmed-'))
  away = await mkdtemp(join(tmpdir(), 'rosette-xml-'))
  const header =
    'reference_id title authors publication_type pub_name publication_year volume issue page_start doi pubmed_id date_last_modified'
  const lines = [1, 2, 3].map((id) => `${id}${'\t'.repeat(10)}9999990${id}\t`)
  await writeFile(join(dir, 'rosette_publication.tsv'), [header.replaceAll(' ', '\t'), ...lines].join('\n'))
})
afterEach(async () => {
  for (const folder of [dir, away]) await rm(folder, { recursive: true })
})

const articleOf = (id: number, title: string) =>
  `<PubmedArticle><MedlineCitation><PMID>${id}</PMID><Article><ArticleTitle>${title}</ArticleTitle></Article></MedlineCitation></PubmedArticle>`

async function importXml(...bodies: string[]) {
  const files = bodies.map((_, index) => join(away, index % 2 === 0 ? `${index}.xml` : `${index}.xml.gz`))
  for (const [index, body] of bodies.entries()) {
    const xml = `<PubmedArticleSet>${body}</PubmedArticleSet>`
    await writeFile(files[index] ?? '', index % 2 === 0 ? xml : gzipSync(xml))
  }
  return importPubmed({ dir, files, kindServers: { publication: publicationServer } })
}

async function storedTitles() {
  const text = gunzipSync(await readFile(join(dir, 'rosette_pubmed.tsv.gz'))).toString()
  const rows = text.trimEnd().split('\n').slice(1)
  return rows.map((row) => row.split('\t').slice(0, 2).join(' '))
}

test('[PUBMED-003] of packed and plain files, the articles that the folder cites are kept beside its files', async () => {
  const report = await importXml(articleOf(99999901, 'One') + articleOf(31, 'Of no interest'), articleOf(99999902, 'Two'))
  expect(report).toMatchObject({
    cited: 3,
    known: 2,
    files: [
      { articles: 2, stored: 1 },
      { articles: 1, stored: 1 },
    ],
  })
  expect(await storedTitles()).toEqual(['99999901 One', '99999902 Two'])
  expect((await readdir(dir)).toSorted()).toEqual(['rosette_publication.tsv', 'rosette_pubmed.tsv.gz'])
})

test('[PUBMED-005] a later revision replaces an earlier one and a deleted citation goes, across files and imports', async () => {
  await importXml(articleOf(99999901, 'One') + articleOf(99999902, 'Two'), articleOf(99999901, 'One, corrected'))
  expect(await storedTitles()).toEqual(['99999902 Two', '99999901 One, corrected'])
  const report = await importXml(`${articleOf(99999903, 'Three')}<DeleteCitation><PMID>99999902</PMID><PMID>5</PMID></DeleteCitation>`)
  expect(report).toMatchObject({ known: 2, files: [{ deleted: 1 }] })
  expect(await storedTitles()).toEqual(['99999901 One, corrected', '99999903 Three'])
})

test('[PUBMED-005] an unpacked file of an earlier import is taken over', async () => {
  await importXml(articleOf(99999901, 'One'))
  await writeFile(join(dir, 'rosette_pubmed.tsv'), gunzipSync(await readFile(join(dir, 'rosette_pubmed.tsv.gz'))))
  await rm(join(dir, 'rosette_pubmed.tsv.gz'))
  await importXml(articleOf(99999902, 'Two'))
  expect(await storedTitles()).toEqual(['99999901 One', '99999902 Two'])
  expect((await readdir(dir)).toSorted()).toEqual(['rosette_publication.tsv', 'rosette_pubmed.tsv.gz'])
})

test('[PUBMED-006] a broken file fails the import, names itself and leaves the folder as it was', async () => {
  await importXml(articleOf(99999901, 'One'))
  await expect(importXml(articleOf(99999901, 'Changed'), `${articleOf(99999902, 'Two')}<PubmedArticle>`)).rejects.toThrow(
    /1\.xml\.gz can't be imported: not well-formed XML: Unexpected close tag/,
  )
  expect(await storedTitles()).toEqual(['99999901 One'])
  expect((await readdir(dir)).toSorted()).toEqual(['rosette_publication.tsv', 'rosette_pubmed.tsv.gz'])
})

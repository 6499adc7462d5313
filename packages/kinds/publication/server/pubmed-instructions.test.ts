import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { importPubmed } from './import-pubmed.ts'
import { publicationServer } from './publication-server.ts'

const run = promisify(execFile)
const page = await readFile(new URL('../../../../docs/data-sources.md', import.meta.url), 'utf8')
const pubmedPart = /### Titles, authors and abstracts from PubMed(.*?)\n## /s.exec(page)?.[1] ?? ''

// Stand-ins for what lies outside our walls: an E-utilities answer for the requested ids, and a clock that does not wait.
const curl = `#!/bin/bash
echo "$@" >> "$LOG"
for given; do case $given in *id=*) ids=\${given##*id=};; esac; done
echo '<PubmedArticleSet>'
for id in \${ids//,/ }; do
  echo "<PubmedArticle><MedlineCitation><PMID>$id</PMID><Article><ArticleTitle>Title $id</ArticleTitle></Article></MedlineCitation></PubmedArticle>"
done
echo '</PubmedArticleSet>'
`
const isOk = '#!/bin/bash\nexit 0\n'

let dir = ''
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'rosette-instructions-'))
  for (const folder of ['bin', 'release', 'away']) await mkdir(join(dir, folder))
  for (const [name, text] of Object.entries({ curl, sleep: isOk, npx: isOk }))
    await writeFile(join(dir, 'bin', name), text, { mode: 0o755 })
})
afterEach(() => rm(dir, { recursive: true }))

test('[PUBMED-009] the commands of docs/data-sources.md fetch every cited article once, 200 at a time, and the import reads them', async () => {
  const cited = Array.from({ length: 250 }, (_, index) => 99_000_001 + index)
  const rows = ['"name"\t"reference_id"\t"pubmed_id"\t"publication_year"']
  for (const [index, id] of cited.entries())
    rows.push(`"AT1G01010"\t${index + 1}\t"${id}"\t1999`, `"AT1G01020"\t${index + 1}\t"${id}"\t1999`)
  rows.push('"AT1G01010"\t900\t"0"\t1999')
  await writeFile(join(dir, 'release', 'Locus_Published_20260101.txt.gz'), gzipSync(`${rows.join('\n')}\n`))

  // The list of loci is read by another kind; what it cites is requested here, and this file cites the same.
  const header =
    'reference_id title authors publication_type pub_name publication_year volume issue page_start doi pubmed_id date_last_modified'
  const lines = cited.map((id, index) => `${index + 1}${'\t'.repeat(10)}${id}\t`)
  await writeFile(join(dir, 'release', 'rosette_publication.tsv'), [header.replaceAll(' ', '\t'), ...lines].join('\n'))

  const commands = /```\n(.*?)```/s.exec(pubmedPart)?.[1] ?? ''
  const log = join(dir, 'asked')
  const env = { PATH: `${join(dir, 'bin')}:${process.env.PATH}`, LOG: log, ROSETTE_RELEASE_DIR: join(dir, 'release') }
  await run('bash', ['-e', '-o', 'pipefail', '-c', commands], { cwd: join(dir, 'away'), env })

  const requests = (await readFile(log, 'utf8')).trim().split('\n')
  expect(requests.map((call) => call.split('id=')[1]?.split(' ')[0]?.split(',').length)).toEqual([200, 50])
  for (const call of requests) expect(call).toMatch(/db=pubmed&retmode=xml&tool=rosette&email=\S+ https:\/\/eutils\.ncbi\.nlm\.nih\.gov\//)

  const files = (await readdir(join(dir, 'away'))).map((file) => join(dir, 'away', file))
  const report = await importPubmed({ dir: join(dir, 'release'), files, kindServers: { publication: publicationServer } })
  expect(report).toMatchObject({ cited: 250, known: 250 })
})

test('[PUBMED-009] docs/data-sources.md names the baseline, its updates, and the terms under which NLM gives them', () => {
  for (const said of [
    'https://ftp.ncbi.nlm.nih.gov/pubmed/baseline/',
    'updatefiles/',
    'https://www.nlm.nih.gov/databases/download/terms_and_conditions.html',
    'named as the source',
    'may not be the most current',
    'NLM does not own the abstracts',
  ])
    expect(pubmedPart.replaceAll(/\s+/g, ' ')).toContain(said)
})

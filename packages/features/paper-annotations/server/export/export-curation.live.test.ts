import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeDemoRelease } from '@rosette/demo-release/write-demo-release.ts'
import { isGafComment, parseGafLine } from '@rosette/file-formats/gaf.ts'
import { kinds } from '@rosette/kinds/registry/contract.ts'
import { kindServers } from '@rosette/kinds/registry/server.ts'
import { demoFilesOf } from '@rosette/release-kit/kind-server.ts'
import { loadRelease } from '@rosette/release-kit/load/load-release.ts'
import { fixedClock } from '@rosette/test-kit/fixed-clock.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { testPeople } from '@rosette/test-kit/people/test-people.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { DraftLine } from '../../contract/paper-line.ts'
import { PaperSubmission } from '../../contract/paper-submission.ts'
import { draftOf, inNucleus, lineOf } from '../fixtures/example-lines.ts'
import { noteReleasedLines } from '../note-released-lines.ts'
import { exportCredits, exportCuration } from './export-curation.ts'

const database = await testDatabase()
const { db, releaseId } = database
const clock = fixedClock()
const { app } = await testApp(database, { hasSessions: true })
const { orcid, basic, curator } = await testPeople(database, app)
const dir = await mkdtemp(join(tmpdir(), 'rosette-curation-'))
afterAll(() => rm(dir, { recursive: true }))

const publicUrl = 'https://rosette.example.org'
const write = () => exportCuration(db, releaseId, dir, publicUrl)
const read = (name: string) => readFile(join(dir, name), 'utf8')

async function accept(who: typeof basic, pubmed: number, isCredited: boolean, ...lines: DraftLine[]): Promise<void> {
  const draft = { ...draftOf(...lines), isCredited }
  const path = `/api/paper-annotations/drafts/${pubmed}`
  await who.put(path, { version: null, draft })
  const { submissionId } = z.object({ submissionId: z.int() }).parse((await who.post(`${path}/submit`, { version: 1, draft })).body)
  const sent = PaperSubmission.parse((await curator.get(`/api/paper-annotations/submissions/${submissionId}`)).body)
  const decisions = sent.lines.map(({ lineId }) => ({ lineId, decision: 'accept' }))
  const { status } = await curator.put(`/api/paper-annotations/submissions/${submissionId}/decision`, { lines: decisions })
  expect(status).toBe(200)
}

const line = (await db.release(releaseId).selectFrom('germplasm').select('name').orderBy('name').executeTakeFirstOrThrow()).name
/** Of a list of pairs, without evidence, in the demo. */
const pair = await db
  .release(releaseId)
  .selectFrom('annotation')
  .innerJoin('ontologyTerm as term', 'term.keywordId', 'annotation.keywordId')
  .select((eb) => ['annotation.locusName', eb.ref('term.externalId').$notNull().as('termId')])
  .where('annotation.evidenceCode', 'is', null)
  .where('annotation.isNegated', '=', false)
  .where('term.externalId', 'like', 'GO:%')
  .where('term.isObsolete', '=', false)
  .where('annotation.locusId', 'is not', null)
  .orderBy('annotation.annotationId')
  .limit(2)
  .execute()
const [shownPair, wrongPair] = pair
if (!shownPair || !wrongPair) throw new Error('The demo has no annotations without evidence')

await accept(
  orcid,
  1973265,
  true,
  inNucleus,
  lineOf({ termId: 'GO:0003700', evidence: 'IPI', partners: ['AT1G24260'] }),
  lineOf({ termId: 'PO:0009032', evidence: 'IDA' }),
  lineOf({ locus: shownPair.locusName, termId: shownPair.termId, evidence: 'IMP' }),
  lineOf({ kind: 'objection', locus: wrongPair.locusName, termId: wrongPair.termId, statedEvidence: null, reason: 'It was  never seen.' }),
  lineOf({ kind: 'phenotype', germplasm: line, phenotype: 'Petals in place of stamens.' }),
  lineOf({ kind: 'interaction', relation: 'activates', partners: ['AT1G24260'], method: 'MI:0018' }),
)
await accept(basic, 2535466, false, lineOf({ locus: 'AT1G24260', termId: 'GO:0009908', evidence: 'IMP' }))

test('[CURATE-020] [CURATE-023] accepted annotations are GAF 2.2, people are named unless they want no name, and the same lines give the same bytes', async () => {
  const { files } = await write()
  expect(files.map(({ name, lineCount }) => [name, lineCount])).toEqual([
    ['gene_association.rosette.gaf', 4],
    ['rosette_plant_ontology.assoc', 1],
    ['rosette_annotation_credit.tsv', 5],
    ['rosette_annotation_withdrawal.tsv', 1],
    ['rosette_phenotype.txt', 1],
    ['rosette_interactions.mitab.txt', 1],
  ])
  const gaf = await read('gene_association.rosette.gaf')
  expect(gaf.split('\n').slice(0, 5)).toEqual([
    '!gaf-version: 2.2',
    '!generated-by: Rosette',
    '!date-generated: 2026-11-01',
    `!URL: ${publicUrl}`,
    '!contributor-id: https://orcid.org/0000-0002-1825-0097',
  ])
  const parsed = gaf.split('\n').flatMap((text) => (isGafComment(text) ? [] : [parseGafLine(text)]))
  expect(parsed.map((each) => each.ok && [each.value.qualifiers, each.value.termId, each.value.evidenceCode, each.value.with])).toEqual([
    [['located_in'], 'GO:0005634', 'IDA', []],
    [['enables'], 'GO:0003700', 'IPI', ['AGI_LocusCode:AT1G24260']],
    [[expect.any(String)], shownPair.termId, 'IMP', []],
    [['acts_upstream_of_or_within'], 'GO:0009908', 'IMP', []],
  ])
  const credits = (await read('rosette_annotation_credit.tsv')).split('\n')
  expect(credits[1]).toBe('AT1G24260\tGO:0005634\tIDA\t1973265\tTest test-orcid\t0000-0002-1825-0097\tTest test-curator\t')
  expect(credits[5]).toBe('AT1G24260\tGO:0009908\tIMP\t2535466\t\t\tTest test-curator\t')
  const names = await readdir(dir)
  const before = await Promise.all(names.map(read))
  await write()
  expect(await readdir(dir)).toEqual(names)
  expect(await Promise.all(names.map(read))).toEqual(before)
})

test('[CURATE-029] credits have a report for each line of an author with an iD who wants a name', async () => {
  const { credits, lineCount } = await exportCredits(db, { publicUrl, resourceId: 'rosette' })
  expect(lineCount).toBe(8)
  expect(credits.reports).toHaveLength(7)
  expect(new Set(credits.reports.map((report) => report.curator_orcid))).toEqual(new Set(['0000-0002-1825-0097']))
  expect(credits.reports[0]).toMatchObject({ activity_term: 'annotation_added', entity_uri: `${publicUrl}/locus?name=AT1G24260` })
})

test('[CURATE-027] the page of a person has the papers that they annotated, unless they want no name', async () => {
  const papersOf = async ({ communityId }: typeof basic) => {
    const { body } = await curator.get(`/api/detail/person?key=${communityId}`)
    return z.object({ annotatedPapers: z.array(z.object({ pubmedId: z.int(), lineCount: z.int() })) }).parse(body).annotatedPapers
  }
  expect(await papersOf(orcid)).toMatchObject([{ pubmedId: 1973265, lineCount: 7 }])
  expect(await papersOf(basic)).toEqual([])
})

type Named = { locusName: string; termId: string }
const annotationsOf = async (id: string, { locusName, termId }: Named) => {
  const { rows } = await db.pool.query<{ code: string | null; contributor: string | null; pubmed: number | null }>(
    `select evidence_code as code, contributor_name as contributor, pubmed_id as pubmed
     from release_${id}.annotation join release_${id}.ontology_term using (keyword_id) left join release_${id}.annotation_reference using (annotation_id)
     where locus_name = $1 and external_id = $2 and not is_negated order by 1, 2, 3`,
    [locusName, termId],
  )
  return rows
}

const lineStates = async () =>
  (await db.community.selectFrom('paperLine').select('releaseId').orderBy('lineId').execute()).map((row) => row.releaseId)

async function queuedMails(): Promise<{ to: string; text: string }[]> {
  const { rows } = await db.pool.query<{ to: string; text: string }>(`
    select payload -> 'payload' ->> 'to' as "to", payload -> 'payload' ->> 'text' as text from graphile_worker._private_jobs
    where payload -> 'payload' ->> 'subject' like 'Now public%' order by id`)
  return rows
}

test('[CURATE-022] [CURATE-024] [CURATE-025] [CURATE-026] the next load has what was accepted, once and with credit, and leaves out what was withdrawn', async () => {
  // Before, no release has any of it, so nothing is in one.
  expect(await noteReleasedLines(db, releaseId, publicUrl)).toBe(0)
  await write()
  await writeDemoRelease(dir, { asOf: clock.now(), further: demoFilesOf(kindServers) })
  const report = await loadRelease({ db, kindServers, kinds, dir, releaseId: 'next', clock })
  expect(report.sources.filter(({ file }) => /rosette\.gaf|rosette_(plant|annotation|phenotype|interactions)/.test(file))).toMatchObject(
    Array.from({ length: 6 }, () => ({ rejected: 0 })),
  )
  // A new line; one that the demo has by itself with the same evidence; and one that a list had without evidence.
  const contributor = 'Test test-orcid'
  expect(await annotationsOf('next', { locusName: 'AT4G18960', termId: 'GO:0003700' })).toContainEqual({
    code: 'IPI',
    contributor,
    pubmed: 1973265,
  })
  expect(await annotationsOf('next', { locusName: 'AT1G24260', termId: 'GO:0005634' })).toEqual([
    { code: 'IDA', contributor, pubmed: 1973265 },
  ])
  expect(await annotationsOf('next', shownPair)).toEqual([{ code: 'IMP', contributor, pubmed: 1973265 }])
  expect(await annotationsOf('next', { locusName: 'AT1G24260', termId: 'GO:0009908' })).toContainEqual({
    code: 'IMP',
    contributor: null,
    pubmed: 2535466,
  })
  expect(await annotationsOf('next', wrongPair)).toEqual([])

  const release = db.release('next')
  const { locusId } = await release.selectFrom('locus').select('locusId').where('name', '=', wrongPair.locusName).executeTakeFirstOrThrow()
  const records = await kindServers.locus.loadRecords(release, [locusId])
  expect(records.get(locusId)).toMatchObject({
    withdrawnAnnotations: [
      {
        externalId: wrongPair.termId,
        reason: 'It was never seen.',
        pubmedId: 1973265,
        withdrawnBy: contributor,
        withdrawnOn: '2026-11-01',
      },
    ],
  })
  const agamous = await release.selectFrom('locus').select('locusId').where('name', '=', 'AT4G18960').executeTakeFirstOrThrow()
  const credited = JSON.stringify((await kindServers.locus.loadRecords(release, [agamous.locusId])).get(agamous.locusId))
  expect(credited).toContain('"annotatedBy":[{"name":"Test test-orcid","orcid":"0000-0002-1825-0097","approver":"Test test-curator"}]')

  // Everything that was accepted is in the release: once, with one mail to each sender.
  expect(await noteReleasedLines(db, 'next', publicUrl)).toBe(8)
  expect(await noteReleasedLines(db, 'next', publicUrl)).toBe(0)
  expect(new Set(await lineStates())).toEqual(new Set(['next']))
  expect((await queuedMails()).map(({ to, text }) => [to, text.includes('Your name stands beside them.')])).toEqual([
    [orcid.email, true],
    [basic.email, false],
  ])
}, 180_000)

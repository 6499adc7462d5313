import { schemaOf } from '@rosette/database/release-schema.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { makeAccount, signedIn, testPeople } from '@rosette/test-kit/people/test-people.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { DraftLine, PaperDraft } from '../contract/paper-line.ts'
import { Paper, PaperTerm, PaperToAnnotate } from '../contract/paper-to-annotate.ts'
import { draftOf, inNucleus, lineOf } from './fixtures/example-lines.ts'

const database = await testDatabase()
const { app } = await testApp(database, { hasSessions: true })
const { anonymous, basic, orcid, subscriber, curator } = await testPeople(database, app)
const { community, pool } = database.db
const release = schemaOf(database.releaseId)

/** Yanofsky 1990. */
const agamous = 1973265
const draftPath = `/api/paper-annotations/drafts/${agamous}`

const loadPaper = async (who: typeof basic, pubmed = agamous) =>
  PaperToAnnotate.parse((await who.get(`/api/paper-annotations/papers/${pubmed}`)).body)

test.each([
  '1973265',
  ' PMID: 1973265 ',
  'https://pubmed.ncbi.nlm.nih.gov/1973265/',
  '10.1038/346035a0',
  'https://doi.org/10.1038/346035A0',
  'doi:10.1038/346035a0',
])('[CURATE-001] %s names the paper', async (text) => {
  const { status, body } = await anonymous.get(`/api/paper-annotations/papers?${new URLSearchParams({ of: text })}`)
  expect(status).toBe(200)
  expect(Paper.parse(body)).toMatchObject({ pubmedId: agamous, doi: '10.1038/346035a0', year: 1990 })
})

test.each(['999999999', '10.9999/no.such.paper', 'agamous', '0', "1' or '1'='1"])(
  '[CURATE-001] %s is a paper that the release lacks',
  async (text) => {
    expect((await anonymous.get(`/api/paper-annotations/papers?${new URLSearchParams({ of: text })}`)).status).toBe(404)
  },
)

test('[CURATE-002] a paper has its linked genes, with annotations that name it, then those that name none, and a count of the rest', async () => {
  await pool.query(`insert into ${release}.annotation (annotation_id, locus_name, locus_id, keyword_id, is_negated, relationship, evidence_code)
    select 900001, 'AT4G18960', locus_id, (select keyword_id from ${release}.ontology_term where external_id = 'GO:0007623'), false, null, null
    from ${release}.locus where name = 'AT4G18960'`)
  const { paper, genes, saved } = await loadPaper(basic)
  expect(paper.title).toMatch(/^The protein encoded by/)
  expect(saved).toBeNull()
  const gene = genes.find(({ locus }) => locus === 'AT4G18960')
  expect(gene).toMatchObject({ symbol: 'AG', isLinked: true })
  const shown = gene?.annotations.map(({ termId, evidenceCode, names }) => [termId, evidenceCode, names])
  expect(shown).toContainEqual(['GO:0003700', 'ISS', 'this'])
  expect(shown?.at(-1)).toEqual(['GO:0007623', null, 'none'])
  expect(shown).not.toContainEqual(['GO:0048440', 'IMP', expect.anything()])
  expect(gene?.otherCount).toBeGreaterThan(0)
  const others = await basic.get(`/api/paper-annotations/genes?pubmed=${agamous}&loci=AT1G24260,AT9G99999`)
  expect(others.body).toMatchObject([{ locus: 'AT1G24260', isLinked: false }])
})

const suggest = async (text: string) =>
  z.array(PaperTerm).parse((await basic.get(`/api/paper-annotations/terms?${new URLSearchParams({ text, locus: 'AT4G18960' })}`)).body)

test('[CURATE-004] terms are found by id, name and synonym, and tell whether the gene has them; obsolete ones and roots are left out', async () => {
  const [nucleus] = await suggest('GO:0005634')
  expect(nucleus).toMatchObject({ name: 'nucleus', category: 'cellular component', isThere: true, synonym: null })
  expect(nucleus?.geneCount).toBeGreaterThan(0)
  const { rows } = await pool.query<{ synonym: string; id: string }>(
    `select synonym, external_id as id from ${release}.ontology_synonym join ${release}.ontology_term using (keyword_id)
     where not is_obsolete and external_id like 'GO:%' and lower(name) not like '%' || lower(synonym) || '%' order by length(synonym) desc limit 1`,
  )
  const [known] = rows
  expect(await suggest(known?.synonym ?? '')).toContainEqual(expect.objectContaining({ id: known?.id, synonym: known?.synonym }))
  const obsolete = await pool.query<{ name: string; id: string }>(
    `select name, external_id as id from ${release}.ontology_term where is_obsolete limit 1`,
  )
  expect((await suggest(obsolete.rows[0]?.name ?? '')).map(({ id }) => id)).not.toContain(obsolete.rows[0]?.id)
  expect((await suggest('biological_process')).map(({ id }) => id)).not.toContain('GO:0008150')
})

const save = (who: typeof basic, draft: PaperDraft, version: number | null) => who.put(draftPath, { version, draft })
const submit = (who: typeof basic, draft: PaperDraft, version: number | null) => who.post(`${draftPath}/submit`, { version, draft })

test('[CURATE-009] a draft is on every device as it was left, and an older window does not overwrite it', async () => {
  const draft = draftOf(lineOf({ termId: 'GO:0005634' }))
  expect(await save(basic, draft, null)).toMatchObject({ status: 200, body: { version: 1, savedAt: '2026-11-01T00:00:00.000Z' } })
  expect((await loadPaper(basic)).saved).toMatchObject({ version: 1, draft, isAnswer: false })
  const changed = draftOf(lineOf({ termId: 'GO:0005634', evidence: 'IDA' }))
  expect(await save(basic, changed, 1)).toMatchObject({ status: 200, body: { version: 2 } })
  expect((await save(basic, draft, 1)).status).toBe(409)
  expect((await save(basic, draft, null)).status).toBe(409)
  expect((await loadPaper(basic)).saved?.draft).toEqual(changed)
  // Somebody else has a draft of their own.
  expect((await loadPaper(subscriber)).saved).toBeNull()
  expect((await basic.delete(draftPath)).status).toBe(200)
  expect((await basic.delete(draftPath)).status).toBe(404)
})

test('[CURATE-010] visitors and members without a confirmed address save nothing', async () => {
  const draft = draftOf(inNucleus)
  expect((await anonymous.put(draftPath, { version: null, draft })).status).toBe(401)
  const account = await makeAccount(community, { userName: 'unconfirmed' })
  const unconfirmed = await signedIn(app, account)
  await community.updateTable('account').set({ emailConfirmedAt: null }).where('communityId', '=', account.communityId).execute()
  expect((await save(unconfirmed, draft, null)).status).toBe(403)
  expect((await submit(unconfirmed, draft, null)).status).toBe(403)
})

test('[CURATE-011] drafts are bounded', async () => {
  const line = lineOf({ termId: 'GO:0005634' })
  const tooLong = { genes: [], lines: Array.from({ length: 201 }, () => line), isCredited: true }
  expect((await save(subscriber, tooLong, null)).status).toBe(400)
  const tooWide = { genes: Array.from({ length: 31 }, (_, at) => `AT1G0${1000 + at}`), lines: [], isCredited: true }
  expect((await save(subscriber, tooWide, null)).status).toBe(400)
  const now = new Date()
  const submitterId = subscriber.communityId
  const drafts = Array.from({ length: 50 }, (_, at) => ({ pubmedId: 5_000_000 + at, submitterId, startedAt: now, savedAt: now }))
  await community.insertInto('paperSubmission').values(drafts).execute()
  expect(await save(subscriber, draftOf(line), null)).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining('50 drafts') },
  })
  await community.deleteFrom('paperSubmission').where('submitterId', '=', submitterId).execute()
})

const refusals: readonly [string, string, Partial<DraftLine>][] = [
  ['CURATE-007', 'is not a term of this release', { termId: 'GO:9999999', evidence: 'IDA' }],
  ['CURATE-007', 'is too general', { termId: 'GO:0008150', evidence: 'IMP' }],
  ['CURATE-007', 'AT1G00000 is not a locus in use', { locus: 'AT1G00000', termId: 'GO:0005634', evidence: 'IDA' }],
  ['CURATE-005', 'cannot show nucleus', { termId: 'GO:0005634', evidence: 'IEP' }],
  ['CURATE-006', 'has no other gene', { termId: 'GO:0005634', evidence: 'IDA', partners: ['AT1G24260'] }],
  ['CURATE-006', 'AT9G99999 is not a locus in use', { termId: 'GO:0007623', evidence: 'IGI', partners: ['AT9G99999'] }],
  ['CURATE-003', 'does not have this annotation', { kind: 'objection', termId: 'GO:0007623', statedEvidence: 'IDA', reason: 'No.' }],
  ['CURATE-008', 'is not a germplasm', { kind: 'phenotype', germplasm: 'no-such-line', phenotype: 'No petals.' }],
  ['CURATE-008', 'AT9G99999 is not a locus in use', { kind: 'interaction', relation: 'physical', partners: ['AT9G99999'] }],
]

test.each(refusals)('[%s] a line that %s is refused with its place', async (_id, message, patch) => {
  const draft = draftOf(inNucleus, lineOf(patch))
  const { version } = z.object({ version: z.int() }).parse((await save(orcid, draft, (await loadPaper(orcid)).saved?.version ?? null)).body)
  const { status, body } = await submit(orcid, draft, version)
  expect([status, body]).toMatchObject([422, { issues: [{ path: 'lines.1', message: expect.stringContaining(message) }] }])
})

test('[CURATE-007] an obsolete term is refused with its successor, and a line that is there twice names the first', async () => {
  const { rows } = await pool.query<{ id: string; successor: string }>(
    `select child.external_id as id, parent.external_id as successor from ${release}.ontology_edge
     join ${release}.ontology_term as child on child.keyword_id = child_id join ${release}.ontology_term as parent on parent.keyword_id = parent_id
     where relationship = 'replaced_by' and child.is_obsolete limit 1`,
  )
  const [obsolete] = rows
  const draft = draftOf(lineOf({ termId: obsolete?.id ?? '', evidence: 'IMP' }), inNucleus, inNucleus)
  const { version } = z.object({ version: z.int() }).parse((await save(orcid, draft, (await loadPaper(orcid)).saved?.version ?? null)).body)
  const { status, body } = await submit(orcid, draft, version)
  expect([status, body]).toMatchObject([
    422,
    {
      issues: [
        { path: 'lines.0', message: expect.stringContaining(`Use ${obsolete?.successor}`) },
        { path: 'lines.2', message: 'This says the same as line 2.' },
      ],
    },
  ])
})

test('[CURATE-006] [CURATE-008] [CURATE-010] complete lines of every sort are sent, unfinished ones are not, and only author and curators read them', async () => {
  const { rows } = await pool.query<{ name: string }>(`select name from ${release}.germplasm order by name limit 1`)
  const draft = draftOf(
    inNucleus,
    lineOf({ termId: 'GO:0007623', evidence: 'IGI', partners: ['AT1G24260'] }),
    lineOf({ kind: 'phenotype', germplasm: rows[0]?.name ?? '', phenotype: 'Petals in place of stamens.' }),
    lineOf({ kind: 'interaction', relation: 'physical', partners: ['AT1G24260'], method: 'MI:0018' }),
    lineOf({ kind: 'objection', termId: 'GO:0007623', statedEvidence: null, reason: 'It was not measured.' }),
    lineOf({ termId: 'GO:0048440' }),
    lineOf({ termId: 'GO:0048440', evidence: 'IGI' }),
  )
  const { version } = z.object({ version: z.int() }).parse((await save(orcid, draft, (await loadPaper(orcid)).saved?.version ?? null)).body)
  expect((await submit(orcid, draft, version - 1)).status).toBe(409)
  const sent = await submit(orcid, draft, version)
  const { submissionId } = z.object({ submissionId: z.int() }).parse(sent.body)
  const path = `/api/paper-annotations/submissions/${submissionId}`
  const own = (await orcid.get(path)).body
  expect(own).toMatchObject({
    isOwn: true,
    turn: 'curator',
    paper: { pubmedId: agamous },
    lines: [
      { kind: 'annotation', symbol: 'SEP3', termName: 'nucleus', state: 'waiting' },
      { partners: ['AT1G24260'], evidence: 'IGI' },
      { kind: 'phenotype', germplasm: rows[0]?.name },
      { kind: 'interaction', method: 'MI:0018' },
      { kind: 'objection', evidence: null, statedEvidence: null, reason: 'It was not measured.' },
    ],
  })
  expect((await curator.get(path)).body).toMatchObject({ isOwn: false })
  expect((await basic.get(path)).status).toBe(404)
  expect((await anonymous.get(path)).status).toBe(401)
  // What was sent can't be changed; another paper can be begun.
  expect((await save(orcid, draft, null)).status).toBe(409)
  expect((await loadPaper(orcid)).saved).toBeNull()
})

import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { makeAccount, signedIn, type TestPerson, testPeople } from '@rosette/test-kit/people/test-people.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { loadAudit } from '../../access/server/load-audit.ts'
import type { DraftLine } from '../contract/paper-line.ts'
import { PaperSubmission, SubmissionReview, SubmissionSummary } from '../contract/paper-submission.ts'
import { PaperToAnnotate } from '../contract/paper-to-annotate.ts'
import { circadian, draftOf, inNucleus, lineOf } from './fixtures/example-lines.ts'

const database = await testDatabase()
const { app } = await testApp(database, { hasSessions: true })
const careful = await testApp(database, { hasSessions: true, env: { CURATION_SECOND_CHECK: '1' } })
const { basic, orcid, subscriber, curator } = await testPeople(database, app)
const { community, pool } = database.db
const another = await signedIn(app, await makeAccount(community, { userName: 'second-curator', isCurator: true }))
const [firstCurator, secondCurator] = [await signedIn(careful.app, curator), await signedIn(careful.app, another)]

const agamous = 1973265

async function send(author: TestPerson, ...lines: DraftLine[]): Promise<number> {
  const draft = draftOf(...lines)
  const path = `/api/paper-annotations/drafts/${agamous}`
  const { version } = z.object({ version: z.int() }).parse((await author.put(path, { version: null, draft })).body)
  const { body } = await author.post(`${path}/submit`, { version, draft })
  return z.object({ submissionId: z.int() }).parse(body).submissionId
}

const pathOf = (id: number) => `/api/paper-annotations/submissions/${id}`
const load = async (who: TestPerson, id: number) => PaperSubmission.parse((await who.get(pathOf(id))).body)
const review = async (who: TestPerson, id: number) => SubmissionReview.parse((await who.get(`${pathOf(id)}/review`)).body)
const decide = (who: TestPerson, id: number, lines: object[], note = '') => who.put(`${pathOf(id)}/decision`, { lines, note })
const Queue = z.object({
  items: z.array(z.object({ source: z.string(), id: z.int(), turn: z.string(), text: z.string(), path: z.string().nullable() })),
})
const queued = async (who: TestPerson, id: number) =>
  Queue.parse((await who.get('/api/curation/queue')).body).items.find((item) => item.source === 'paper' && item.id === id)
const idsOf = async (id: number) => (await load(curator, id)).lines.map(({ lineId }) => lineId)

async function mails(): Promise<string[]> {
  const { rows } = await pool.query<{ subject: string }>(`
    select payload -> 'payload' ->> 'subject' as subject from graphile_worker._private_jobs
    join graphile_worker._private_tasks as task on task.id = task_id where task.identifier = 'send-mail' order by _private_jobs.id`)
  return rows.map(({ subject }) => subject)
}

test('[CURATE-016] [CURATE-019] [CURATE-013] lines are decided one by one, with one mail and one line of the audit; a question comes back alone', async () => {
  const id = await send(basic, inNucleus, circadian, lineOf({ termId: 'GO:0048440', evidence: 'IDA' }))
  const [first, second, third] = await idsOf(id)
  const reasonless = { lineId: third, decision: 'decline' }
  expect((await decide(curator, id, [reasonless])).status).toBe(400)
  expect((await decide(curator, id, [{ lineId: second, decision: 'ask' }])).status).toBe(400)
  const decision = [
    { lineId: first, decision: 'accept' },
    { lineId: second, decision: 'ask', note: 'Which line was it?' },
    { ...reasonless, reason: 'not_shown' },
  ]
  const before = await mails()
  expect((await decide(curator, id, decision, 'Thank you.')).status).toBe(200)
  expect((await mails()).slice(before.length)).toEqual(['A question about AT1G24260 and AT4G18960'])
  // The same again, and that of somebody who has looked at the page before.
  expect((await decide(curator, id, decision)).status).toBe(409)
  expect((await decide(another, id, [{ lineId: first, decision: 'decline', reason: 'other' }])).status).toBe(409)
  expect(await mails()).toHaveLength(before.length + 1)
  const [noted] = await loadAudit(community, { about: basic.communityId, limit: 1 })
  expect(noted).toBeDefined()
  const lines = await community.selectFrom('audit').select(['action', 'details']).where('action', '=', 'paper.decide').execute()
  expect(lines).toMatchObject([{ details: { submissionId: id, accept: 1, ask: 1, decline: 1 } }])

  expect(await load(basic, id)).toMatchObject({
    turn: 'author',
    decisionNote: 'Thank you.',
    lines: [{ state: 'accepted' }, { state: 'questioned', note: 'Which line was it?' }, { state: 'declined', declineReason: 'not_shown' }],
  })
  const { saved } = PaperToAnnotate.parse((await basic.get(`/api/paper-annotations/papers/${agamous}`)).body)
  expect(saved).toMatchObject({
    isAnswer: true,
    draft: { lines: [{ answers: second, question: 'Which line was it?', termId: 'GO:0007623' }] },
  })
  const path = `/api/paper-annotations/drafts/${agamous}/submit`
  const [question] = saved?.draft.lines ?? []
  if (!saved || !question) throw new Error('The question is not in the draft')
  // Nobody smuggles in further lines, or answers for a line that was decided.
  const forged = { ...saved.draft, lines: [question, { ...inNucleus, answers: first ?? null }] }
  expect((await basic.post(path, { version: saved.version, draft: forged })).status).toBe(400)
  expect(
    (await basic.post(path, { version: saved.version, draft: { ...saved.draft, lines: [{ ...question, answers: null }] } })).status,
  ).toBe(400)
  const answer = { ...saved.draft, lines: [{ ...question, evidence: 'IDA' }] }
  expect((await basic.post(path, { version: saved.version, draft: answer })).status).toBe(200)
  expect((await load(basic, id)).lines.map(({ state, evidence }) => [state, evidence])).toEqual([
    ['accepted', 'IDA'],
    ['waiting', 'IDA'],
    ['declined', 'IDA'],
  ])
  expect((await decide(curator, id, [{ lineId: second, decision: 'accept' }])).status).toBe(200)
  expect(await load(basic, id)).toMatchObject({ turn: 'decided', acceptedCount: 2 })
  const own = z.array(SubmissionSummary).parse((await basic.get('/api/paper-annotations/my-papers')).body)
  expect(own).toMatchObject([{ submissionId: id, turn: 'decided', acceptedCount: 2, lineCount: 3, genes: ['SEP3', 'AG'] }])
})

test('[CURATE-017] [CURATE-080] nobody decides about lines of their own, and only curators decide', async () => {
  const id = await send(curator, inNucleus)
  const lines = (await idsOf(id)).map((lineId) => ({ lineId, decision: 'accept' }))
  expect((await queued(curator, id))?.turn).toBe('own')
  expect(await queued(another, id)).toMatchObject({ turn: 'waiting', text: '1 line on AT1G24260', path: `/curation/papers/${id}` })
  expect((await decide(curator, id, lines)).status).toBe(403)
  expect((await review(curator, id)).decidable).toEqual([])
  expect((await decide(subscriber, id, lines)).status).toBe(403)
  expect((await decide(another, id, [{ lineId: 999_999_999, decision: 'accept' }])).status).toBe(404)
  expect((await load(curator, id)).lines.map(({ state }) => state)).toEqual(['waiting'])
  const both = await Promise.all([decide(another, id, lines), decide(another, id, lines)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await queued(another, id)).toBeUndefined()
})

test('[CURATE-018] [CURATE-014] [CURATE-080] with the setting a second curator checks, the first approver stays, and lists say whose turn it is', async () => {
  const id = await send(orcid, inNucleus, circadian)
  const lines = (await idsOf(id)).map((lineId) => ({ lineId, decision: 'accept' }))
  const turn = async () =>
    z
      .array(SubmissionSummary)
      .parse((await curator.get('/api/paper-annotations/submissions')).body)
      .find(({ submissionId }) => submissionId === id)?.turn
  expect(await turn()).toBe('curator')
  const before = await mails()
  expect((await decide(firstCurator, id, lines)).status).toBe(200)
  expect(await turn()).toBe('second_check')
  expect((await queued(curator, id))?.turn).toBe('second_check')
  expect(await mails()).toEqual(before)
  expect((await decide(firstCurator, id, lines)).status).toBe(403)
  expect((await review(firstCurator, id)).decidable).toEqual([])
  expect(await review(secondCurator, id)).toMatchObject({ hasSecondCheck: true, decidable: lines.map(({ lineId }) => lineId) })
  const [first, second] = lines
  expect((await decide(secondCurator, id, [first ?? {}, { ...second, decision: 'ask', note: 'Where?' }])).status).toBe(200)
  const rows = await community.selectFrom('paperLine').selectAll().where('submissionId', '=', id).orderBy('place').execute()
  expect(rows).toMatchObject([
    { lineState: 'accepted', approvedBy: curator.communityId, checkedBy: another.communityId },
    { lineState: 'questioned', approvedBy: null, answeredBy: another.communityId },
  ])
  expect(await turn()).toBe('author')
  expect((await queued(curator, id))?.turn).toBe('author')
  expect(await mails()).toHaveLength(before.length + 1)
})

test('[CURATE-015] beside each line stands what the record says today, and the line of the file', async () => {
  const release = `release_${database.releaseId}`
  await pool.query(`
    insert into ${release}.annotation (annotation_id, locus_name, locus_id, keyword_id, is_negated, relationship, evidence_code)
    select 900001, name, locus_id, (select keyword_id from ${release}.ontology_term where external_id = 'GO:0007623'), false, null, null
    from ${release}.locus where name = 'AT4G18960'`)
  const id = await send(
    subscriber,
    circadian,
    lineOf({ termId: 'GO:0005634', evidence: 'IDA' }),
    lineOf({ termId: 'GO:0048440', evidence: 'IDA' }),
    lineOf({ termId: 'GO:0009908', evidence: 'IMP' }),
    lineOf({ locus: 'AT1G24260', termId: 'GO:0009723', evidence: 'IMP' }),
    lineOf({ kind: 'objection', termId: 'GO:0007623', statedEvidence: null, reason: 'It was not measured.' }),
  )
  const { comparisons } = await review(curator, id)
  expect(comparisons.map(({ standing, termId }) => [standing, termId])).toEqual([
    ['not_stated', 'GO:0007623'],
    ['same', 'GO:0005634'],
    ['new_evidence', 'GO:0048440'],
    ['nearest', expect.stringMatching(/^GO:00484/)],
    ['new', null],
    ['stated', 'GO:0007623'],
  ])
  const [line] = comparisons
  expect(line?.gafLine?.split('\t')).toMatchObject({
    2: 'AG',
    3: 'acts_upstream_of_or_within',
    4: 'GO:0007623',
    5: 'PMID:1973265',
    6: 'IMP',
    8: 'P',
    14: 'Rosette',
  })
  expect((await basic.get(`${pathOf(id)}/review`)).status).toBe(403)
})

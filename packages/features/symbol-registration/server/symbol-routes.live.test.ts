import { schemaOf } from '@rosette/database/release-schema.ts'
import { acceptedServers } from '@rosette/kinds/registry/server.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { makeAccount, signedIn, type TestPerson, testPeople } from '@rosette/test-kit/people/test-people.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { loadAudit } from '../../access/server/load-audit.ts'
import { symbolTexts } from '../contract/symbol-rule.ts'
import { SymbolSubmission } from '../contract/symbol-submission.ts'

const database = await testDatabase()
const { app } = await testApp(database, { hasSessions: true })
const { anonymous, basic, curator } = await testPeople(database, app)
const { community } = database.db

async function newSubmitter(userName: string): Promise<TestPerson> {
  return signedIn(app, await makeAccount(community, { userName, mayRegisterSymbols: true }))
}

const submitter = await newSubmitter('symbol-submitter')

const submitPath = '/api/gene_class_symbol/updateGeneSymbolClass'

const bodyOf = ({ communityId }: Pick<TestPerson, 'communityId'>, geneClassSymbol: string, patch: object = {}) => ({
  geneClassSymbol,
  fullName: 'EXAMPLE CLASS',
  additionalDetails: 'Petals only',
  numberOfAssociatedLoci: 2,
  comments: 'for curators only\nResearch lab: Example Lab',
  submitterInfo: 'Test Submitter',
  communityId,
  ...patch,
})

const submissions = async () => z.array(SymbolSubmission).parse((await curator.get('/api/gene_class_symbol/submissions')).body)

async function idOf(symbol: string): Promise<number> {
  const found = (await submissions()).find((submission) => submission.symbol === symbol)
  if (!found) throw new Error(`No submission of ${symbol}`)
  return found.submissionId
}

const decide = async (by: Pick<TestPerson, 'put'>, symbol: string, decision: string, note = '') =>
  by.put(`/api/gene_class_symbol/submissions/${await idOf(symbol)}`, { decision, note })

const isTaken = async (symbol: string) => (await anonymous.get(`/api/gene_class_symbol/search?geneClassSymbol=${symbol}`)).body

test('[API-058] a symbol of the release and a pending one exist, a free one does not', async () => {
  expect(await isTaken('ag')).toEqual([{ SYMBOL: 'AG', STATUS: 'registered' }])
  expect(await isTaken('QQA')).toEqual([])
  expect((await submitter.post(submitPath, bodyOf(submitter, 'qqa'))).status).toBe(200)
  expect(await isTaken('qqa')).toEqual([{ SYMBOL: 'QQA', STATUS: 'pending' }])
})

test('[API-059] genes are suggested by the beginning of a name, with their representative model', async () => {
  const { body } = await anonymous.get('/api/gene_class_symbol/gene-search?searchTerm=AT4G1896')
  expect(body).toEqual([{ REPRESENTATIVE_GENE_MODEL: 'AT4G18960.1', NAME: 'AT4G18960', GENE_ID: expect.any(Number) }])
  expect((await anonymous.get('/api/gene_class_symbol/gene-search?searchTerm=A')).status).toBe(400)
  expect((await anonymous.get('/api/gene_class_symbol/gene-search?searchTerm=A%25%00')).status).toBe(400)
})

test('[API-060] publications are suggested by title, PubMed id and DOI', async () => {
  const ask = async (searchTerm: string) =>
    (await anonymous.get(`/api/gene_class_symbol/publication-search?${new URLSearchParams({ searchTerm })}`)).body
  const { rows } = await database.db.pool.query(
    `select title, reference_id, pubmed_id, doi from ${schemaOf(database.releaseId)}.publication
     where title is not null and doi is not null and pubmed_id is not null order by reference_id limit 1`,
  )
  const [known] = rows
  const row = { TITLE: known.title, REFERENCE_ID: known.reference_id, PUBMED_ID: known.pubmed_id, DOI: known.doi }
  expect(await ask(String(known.pubmed_id))).toEqual([row])
  expect(await ask(known.doi)).toEqual([row])
  expect(await ask(known.title)).toContainEqual(row)
  expect(await ask('no such title anywhere *')).toEqual([])
})

test('[API-061] [SYMBOL-022] a submission is kept with who made it; without login it is refused', async () => {
  expect((await anonymous.post(submitPath, bodyOf(submitter, 'QQB'))).status).toBe(401)
  expect(await submitter.post(submitPath, bodyOf(submitter, 'QQB'))).toMatchObject({ status: 200, body: { success: true } })
  expect((await submissions()).find(({ symbol }) => symbol === 'QQB')).toMatchObject({
    fullName: 'EXAMPLE CLASS',
    additionalDetails: 'Petals only',
    numberOfAssociatedLoci: 2,
    isMutantPhenotype: false,
    status: 'submitted',
    submitterId: submitter.communityId,
    submittedOn: '2026-11-01',
    decidedBy: null,
    comments: 'for curators only\nResearch lab: Example Lab',
  })
})

test('[SYMBOL-023] only an enabled account and a curator submit, and only in their own name', async () => {
  expect(await basic.post(submitPath, bodyOf(basic, 'QQC'))).toMatchObject({ status: 403, body: { message: symbolTexts.notAllowed } })
  expect((await submitter.post(submitPath, bodyOf(basic, 'QQC'))).status).toBe(403)
  expect((await curator.post(submitPath, bodyOf(submitter, 'QQC'))).status).toBe(403)
  expect(await isTaken('QQC')).toEqual([])
  expect((await curator.post(submitPath, bodyOf(curator, 'QQC'))).status).toBe(200)
})

test('[SYMBOL-028] the server repeats the rule of symbols and refuses what exists', async () => {
  for (const symbol of ['ATX', 'AB1', 'A'])
    expect(await submitter.post(submitPath, bodyOf(submitter, symbol))).toMatchObject({
      status: 400,
      body: { issues: [{ message: symbolTexts.invalid }] },
    })
  expect(await submitter.post(submitPath, bodyOf(submitter, 'AG'))).toMatchObject({ status: 409, body: { message: symbolTexts.taken } })
})

test('[SYMBOL-028] a pending submission counts for the check and for the next submission', async () => {
  expect((await submitter.post(submitPath, bodyOf(submitter, 'QQH'))).status).toBe(200)
  expect(await isTaken('QQH')).toEqual([{ SYMBOL: 'QQH', STATUS: 'pending' }])
  const other = await newSubmitter('second-comer')
  expect(await other.post(submitPath, bodyOf(other, 'QQH'))).toMatchObject({ status: 409, body: { message: symbolTexts.taken } })
  expect((await submissions()).filter(({ symbol }) => symbol === 'QQH')).toHaveLength(1)
})

test('[SYMBOL-028] of 50 submissions of one symbol at the same time exactly one is kept', async () => {
  const others = await Promise.all([1, 2, 3].map((number) => newSubmitter(`racer-${number}`)))
  const racers = Array.from({ length: 50 }, (_, index) => others[index % others.length] ?? submitter)
  const answers = await Promise.all(racers.map((racer) => racer.post(submitPath, bodyOf(racer, 'QQD'))))
  expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(49)
  expect((await submissions()).filter(({ symbol }) => symbol === 'QQD')).toHaveLength(1)
})

test('[API-064] [SYMBOL-024] only curators list and decide', async () => {
  await submitter.post(submitPath, bodyOf(submitter, 'QQF'))
  for (const [person, status] of [
    [anonymous, 401],
    [basic, 403],
    [submitter, 403],
  ] as const) {
    expect((await person.get('/api/gene_class_symbol/submissions')).status).toBe(status)
    expect((await decide(person, 'QQF', 'accept')).status).toBe(status)
  }
})

test('[SYMBOL-025] a decision records who and when, is audited, mails the submitter, and is made once', async () => {
  await submitter.post(submitPath, bodyOf(submitter, 'QQI'))
  expect(await decide(curator, 'QQI', 'decline')).toMatchObject({
    status: 400,
    body: { issues: [{ message: 'Please tell the submitter why.' }] },
  })
  const id = await idOf('QQI')
  expect((await decide(curator, 'QQI', 'decline', 'Too close to QQA.')).status).toBe(200)
  expect((await submissions()).find(({ submissionId }) => submissionId === id)).toMatchObject({
    status: 'rejected',
    decisionNote: 'Too close to QQA.',
    decidedBy: 'Test test-curator',
    decidedAt: '2026-11-01T00:00:00.000Z',
  })
  expect((await curator.put(`/api/gene_class_symbol/submissions/${id}`, { decision: 'accept' })).status).toBe(404)
  const audit = await loadAudit(community, { subject: 'symbol:QQI', limit: 9 })
  expect(audit.toReversed().map(({ actor, action }) => [actor, action])).toEqual([
    [`member:${submitter.communityId}`, 'symbol.submit'],
    [`member:${curator.communityId}`, 'symbol.decline'],
  ])
  const { rows } = await database.db.pool.query(`select payload from graphile_worker._private_jobs order by id desc limit 1`)
  expect(JSON.stringify(rows[0].payload)).toContain('Too close to QQA.')
  // What was declined is free again.
  expect(await isTaken('QQI')).toEqual([])
})

test('[SYMBOL-025] a request for information is answered with a new submission', async () => {
  await submitter.post(submitPath, bodyOf(submitter, 'QQE'))
  expect((await decide(curator, 'QQE', 'ask_back', 'Which loci?')).status).toBe(200)
  const mine = async () => (await submitter.get('/api/gene_class_symbol/my-submissions')).body
  expect(await mine()).toContainEqual(expect.objectContaining({ symbol: 'QQE', status: 'asked_back', decisionNote: 'Which loci?' }))
  expect((await submitter.post(submitPath, bodyOf(submitter, 'QQE', { fullName: 'ANSWERED' }))).status).toBe(200)
  expect(await mine()).toContainEqual(expect.objectContaining({ symbol: 'QQE', status: 'submitted', fullName: 'ANSWERED' }))
  expect(JSON.stringify(await mine())).not.toContain('for curators only')
})

test('[SYMBOL-026] [SYMBOL-027] accepted symbols have pages that show their type but not the comments', async () => {
  await submitter.post(submitPath, bodyOf(submitter, 'QQP', { phenotypeClass: 'Embryo' }))
  await submitter.post(submitPath, bodyOf(submitter, 'QQG'))
  for (const [symbol, hasMutantPhenotype, mutantPhenotypeClass] of [
    ['QQP', true, 'Embryo'],
    ['QQG', false, null],
  ] as const) {
    expect((await decide(curator, symbol, 'accept')).status).toBe(200)
    const { key } = await community
      .selectFrom('mintedKey')
      .select('key')
      .where('kind', '=', 'genesymbol')
      .where('naturalKey', '=', symbol)
      .executeTakeFirstOrThrow()
    const { status, body, text } = await submitter.get(`/api/detail/genesymbol?key=${key}`)
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({ symbol, hasMutantPhenotype, mutantPhenotypeClass, description: 'Petals only' }),
    ])
    expect(text).not.toContain('for curators only')
    const documents = await acceptedServers.genesymbol.loadDocuments(community, [key])
    expect(documents.get(key)).toMatchObject({ symbol })
    expect(JSON.stringify([...documents])).not.toContain('for curators only')
  }
})

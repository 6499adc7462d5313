import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { openDatabase } from '@rosette/database/open-database.ts'
import { listReleases } from '@rosette/release-kit/publish/publish-release.ts'
import { type ApiCall, readApiCalls } from '@rosette/test-kit/access/api-calls.ts'
import { exampleOf, loadExampleRecords, makeCall } from '@rosette/test-kit/access/call-examples.ts'
import { makeSomebody } from '@rosette/test-kit/access/somebody.ts'
import type { Answer } from '@rosette/test-kit/people/as.ts'
import { siteAt } from '@rosette/test-kit/people/site-at.ts'
import { openPagesOfEveryKind } from '../../../tools/site/open-pages-of-every-kind.ts'
import { peopleUrl, someAddress } from '../kit/people.ts'
import { test } from '../kit/test.ts'

// Among the last tests, because the calls leave news, lists and accounts on the site, and because the others have opened many pages.
test.use({ baseURL: peopleUrl })

const committed = readFileSync(new URL('../../../openapi.json', import.meta.url), 'utf8')

test('[API-067] [API-068] after pages of every kind the API is as described, and every call answers as its description says', async ({
  request,
  extraHTTPHeaders,
}) => {
  test.setTimeout(300_000)
  const db = openDatabase({ url: process.env.E2E_PEOPLE_DATABASE_URL ?? '', poolSize: 2 })
  try {
    const releaseId = (await listReleases(db)).find(({ isPublished }) => isPublished)?.id ?? ''
    const records = await loadExampleRecords({ db, releaseId })
    // Each from a network of their own: what one network may do in a minute is shown elsewhere.
    const newMember = (role: 'subscriber' | 'curator') =>
      makeSomebody({ db }, siteAt(peopleUrl ?? '', { ...extraHTTPHeaders, 'x-forwarded-for': someAddress() }), role)
    const subscriber = await newMember('subscriber')
    const open = (path: string) => subscriber.get(path, { accept: 'text/html' })
    expect(await openPagesOfEveryKind({ db, releaseId, open })).toEqual([])

    const description = await request.get('/api/openapi.json')
    expect(description.status()).toBe(200)
    expect(await description.text()).toBe(committed)
    const etag = description.headers().etag ?? ''
    expect((await request.get('/api/openapi.json', { headers: { 'if-none-match': etag } })).status()).toBe(304)

    const calls = readApiCalls(committed)
    const complaints: string[] = []
    for (const call of calls) {
      // A call that only reads changes nobody; every other one is made by somebody whom it concerns alone.
      const isReading = call.method === 'GET' && call.access !== 'curator' && call.path !== '/api/auth/logout'
      const caller = isReading ? subscriber : await newMember(call.access === 'curator' ? 'curator' : 'subscriber')
      complaints.push(...complaintsAbout(call, await makeCall(caller, call, exampleOf(call, caller, records))))
    }
    expect(complaints).toEqual([])
    expect(calls.length).toBeGreaterThan(200)
  } finally {
    await db.close()
  }
})

/** Statuses from 400 are described one by one, or as any other problem. */
function complaintsAbout({ name, answers }: ApiCall, { status, headers, text }: Answer): string[] {
  const types = answers[status] ?? (status >= 400 ? answers.default : undefined)
  if (status >= 500 || types === undefined) return [`${name}: ${status} ${text.slice(0, 200)}`]
  const type = String(headers['content-type'] ?? '').split(';')[0] ?? ''
  return types.length === 0 || types.includes(type) ? [] : [`${name}: ${status} with the type ${type}, not ${types.join(' or ')}`]
}

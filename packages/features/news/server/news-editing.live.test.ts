import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { testPeople } from '@rosette/test-kit/people/test-people.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { expect, test } from 'vitest'
import { loadAudit } from '../../access/server/load-audit.ts'
import { EditedNotices, SavedNotice } from '../contract/news-editing.ts'

const database = await testDatabase()
const { app } = await testApp(database, { hasSessions: true })
const { anonymous, basic, curator } = await testPeople(database, app)

const news = { title: 'New release', date: '2026-10-31', content: '<p>It is <b>here</b>.</p><script>1</script>' }
const event = {
  headline: 'Root workshop',
  begins: '2026-12-01',
  ends: '2026-12-02',
  venue: ' ',
  uri: 'https://example.org/roots',
  location: { CityName: 'Brno', RegionName: null, CountryName: 'Czechia' },
}
const job = {
  headline: 'Gardener',
  issuedOn: '2026-10-31',
  employerName: 'Example Lab',
  location: 'Brno',
  uri: 'gardener.html',
  deadline: null,
  posting: '<p>Come and <b>grow</b> with us.</p>',
}

const edited = async () => EditedNotices.parse((await curator.get('/api/news/editing')).body)
const idOf = (body: unknown) => SavedNotice.parse(body).id

test('[FEED-010] nobody but curators edits: anonymous visitors must log in, members are refused, nothing changes', async () => {
  const before = await edited()
  for (const [path, body] of [
    ['items', news],
    ['events', event],
    ['jobs', job],
  ] as const) {
    for (const [who, status] of [
      [anonymous, 401],
      [basic, 403],
    ] as const) {
      expect((await who.post(`/api/news/${path}`, body)).status).toBe(status)
      expect((await who.put(`/api/news/${path}/1`, body)).status).toBe(status)
      expect((await who.delete(`/api/news/${path}/1`)).status).toBe(status)
    }
  }
  expect([(await anonymous.get('/api/news/editing')).status, (await basic.post('/api/news/preview', { content: 'x' })).status]).toEqual([
    401, 403,
  ])
  expect(await edited()).toEqual(before)
})

test('[FEED-010] a curator adds, changes and deletes a news item, and the audit knows', async () => {
  const id = idOf((await curator.post('/api/news/items', news)).body)
  // Kept as written, published cleaned.
  expect((await edited()).news).toContainEqual({ id, ...news })
  expect((await anonymous.get(`/api/news/items/${id}`)).body).toEqual({ id, ...news, content: '<p>It is <b>here</b>.</p>' })
  expect((await curator.post('/api/news/items', news)).status).toBe(409)

  expect((await curator.put(`/api/news/items/${id}`, { ...news, title: 'Newer release' })).status).toBe(200)
  expect((await anonymous.get(`/api/news/items/${id}`)).body).toMatchObject({ id, title: 'Newer release' })

  expect((await curator.delete(`/api/news/items/${id}`)).status).toBe(200)
  expect((await anonymous.get(`/api/news/items/${id}`)).status).toBe(404)
  for (const answer of [await curator.delete(`/api/news/items/${id}`), await curator.put(`/api/news/items/${id}`, news)]) {
    expect(answer.status).toBe(404)
  }
  const lines = await loadAudit(database.db.community, { limit: 3 })
  expect(lines.map(({ action, subject }) => `${action} ${subject}`)).toEqual([
    `news.delete news:${id}`,
    `news.change news:${id}`,
    `news.add news:${id}`,
  ])
})

test('[FEED-010] events and jobs too; the text of a position goes with it', async () => {
  const eventId = idOf((await curator.post('/api/news/events', event)).body)
  expect((await edited()).events).toContainEqual({ id: eventId, ...event, venue: null })
  expect((await curator.put(`/api/news/events/${eventId}`, { ...event, ends: '2026-11-30' })).status).toBe(400)

  const jobId = idOf((await curator.post('/api/news/jobs', job)).body)
  expect((await edited()).jobs).toContainEqual({ id: jobId, ...job })
  expect((await anonymous.get('/api/news/view-job?file=gardener.html')).text).toBe(job.posting)
  for (const error of [{ uri: '../x.html' }, { uri: 'javascript:alert(1)' }, { posting: null }, { uri: 'https://example.org/1' }]) {
    expect((await curator.put(`/api/news/jobs/${jobId}`, { ...job, ...error })).status, JSON.stringify(error)).toBe(400)
  }
  expect((await curator.delete(`/api/news/jobs/${jobId}`)).status).toBe(200)
  expect((await anonymous.get('/api/news/view-job?file=gardener.html')).status).toBe(404)
  expect((await anonymous.get('/api/news/view-job?file=demonstration-technician.txt')).status).toBe(200)
})

test('[FEED-011] the preview is what will be published', async () => {
  expect((await curator.post('/api/news/preview', { content: news.content })).body).toEqual({ content: '<p>It is <b>here</b>.</p>' })
  expect((await curator.post('/api/news/preview', { content: 'x'.repeat(100_001) })).status).toBe(400)
})

import { defaultPeople } from '@rosette/features/site/contract/site-config.ts'
import { createMemoryHistory } from '@tanstack/react-router'
import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { App, createQueryClient } from './app.tsx'
import { createAppRouter } from './router.tsx'

const site = { curatorEmail: 'people@rosette.test', version: '1.2.3', buildDate: '2026-03-09', externalLinks: {}, people: defaultPeople }

let called: string[] = []
let answer: () => Promise<Response>

beforeEach(() => {
  called = []
  // What was read stays fresh however long a busy machine takes to draw the page.
  vi.useFakeTimers({ toFake: ['Date'] })
  answer = async () => Response.json([])
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal('fetch', (address: string) => {
    called.push(address)
    return address === '/api/news/events' ? answer() : Promise.reject(new TypeError('offline'))
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function open(path: string) {
  const queryClient = createQueryClient()
  const router = createAppRouter(queryClient, createMemoryHistory({ initialEntries: [path] }))
  render(<App data={{ site, firstView: null }} queryClient={queryClient} router={router} />)
  return router
}

const eventCalls = () => called.filter((address) => address === '/api/news/events').length

test('what the loader has read, the page does not read again', async () => {
  open('/news/events')
  expect(await screen.findByText('No events are announced.')).toBeTruthy()
  expect(eventCalls()).toBe(1)
})

test('a link on which the pointer rests loads its page, which then reads nothing', async () => {
  open('/news/overview')
  const link = (await screen.findAllByRole('link', { name: 'Conferences and Events' }))[0] ?? document.body
  fireEvent.pointerEnter(link)
  await vi.waitFor(() => expect(eventCalls()).toBe(1))
  fireEvent.click(link)
  expect(await screen.findByText('No events are announced.')).toBeTruthy()
  expect(eventCalls()).toBe(1)
})

test('a pointer that only passes loads nothing', async () => {
  open('/news/overview')
  const link = (await screen.findAllByRole('link', { name: 'Conferences and Events' }))[0] ?? document.body
  fireEvent.pointerEnter(link)
  fireEvent.pointerLeave(link)
  await new Promise((resolve) => setTimeout(resolve, 150))
  expect(eventCalls()).toBe(0)
})

test('a navigation shows its progress; a page whose data take long appears and says what it waits for', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  answer = () => promise
  const router = open('/news/overview')
  await screen.findByRole('heading', { level: 1, name: 'News Overview' })
  void router.navigate({ to: '/news/events' })
  expect(await screen.findByRole('progressbar', { name: 'Opening the page' })).toBeTruthy()
  expect(await screen.findByText('Loading events…')).toBeTruthy()
  await vi.waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
  resolve(Response.json([]))
  expect(await screen.findByText('No events are announced.')).toBeTruthy()
})

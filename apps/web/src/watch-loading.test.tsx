import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from './app.tsx'
import { createAppRouter } from './router.tsx'

const sent: { path: string; body: Record<string, string> }[] = []

// The script counts for one page view, and each test is another.
beforeEach(async () => {
  sent.length = 0
  vi.resetModules()
  vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
    sent.push({ path, body: JSON.parse(body) })
    return Promise.reject(new TypeError('offline'))
  })
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const listeners: [string, EventListener][] = []
  const add = window.addEventListener.bind(window)
  vi.stubGlobal('addEventListener', (type: string, listener: EventListener, options?: boolean) => {
    listeners.push([type, listener])
    add(type, listener, options)
  })
  await import('./watch-loading.ts')
  vi.stubGlobal('addEventListener', add)
  return () => {
    for (const [type, listener] of listeners) for (const capture of [true, false]) window.removeEventListener(type, listener, capture)
  }
})

function fail(error: unknown): void {
  window.dispatchEvent(new ErrorEvent('error', { error, cancelable: true }))
}

test('[OPER-058] what a page throws is reported once, with the path of the page', async () => {
  const { defaultOnCatch } = createAppRouter(createQueryClient(), createMemoryHistory()).options
  const routeTree = createRootRoute({
    component: () => {
      throw new Error('the page broke')
    },
  })
  const router = createRouter({ routeTree, history: createMemoryHistory(), defaultOnCatch, defaultErrorComponent: () => <p>Sorry</p> })
  render(<RouterProvider router={router} />)
  await screen.findByText('Sorry')
  const report = { message: 'the page broke', stack: expect.stringContaining('the page broke'), path: location.pathname }
  expect(sent).toEqual([{ path: '/api/browser-errors', body: report }])
})

test('[OPER-058] a page view reports each error once and three at most, cut, and no failed calls', () => {
  const problem = Object.assign(new Error('not found'), { name: 'ApiProblemError' })
  fail(problem)
  fail(Object.assign(new Error('foreign'), { stack: 'at chrome-extension://abc/x.js' }))
  expect(sent).toEqual([])
  for (const message of ['a', 'a', 'b'.repeat(500), 'c', 'd']) fail(new Error(message))
  expect(sent.map(({ body }) => body.message)).toEqual(['a', 'b'.repeat(300), 'c'])
})

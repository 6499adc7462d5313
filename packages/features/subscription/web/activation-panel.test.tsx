import { renderInSite } from '@rosette/test-kit/render-in-site.tsx'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ActivationPanel } from './activation-panel.tsx'

afterEach(() => vi.unstubAllGlobals())

const answerWith = (status: number, body: unknown) => {
  const fetch = vi.fn(async () => new Response(JSON.stringify(body), { status }))
  vi.stubGlobal('fetch', fetch)
  return fetch
}

/** What the panel says of a code. */
async function activate(code: string): Promise<{ isDone: boolean; text: string }> {
  cleanup()
  const onActivated = vi.fn()
  await renderInSite(<ActivationPanel partyId={3} onActivated={onActivated} />)
  fireEvent.click(screen.getByRole('button', { name: 'Enter Activation Code' }))
  fireEvent.change(screen.getByLabelText('Activation code', { selector: 'input' }), { target: { value: code } })
  fireEvent.click(screen.getByRole('button', { name: 'Activate' }))
  const notice = await waitFor(() => screen.queryByRole('status') ?? screen.getByRole('alert'))
  return { isDone: onActivated.mock.calls.length === 1, text: notice.textContent ?? '' }
}

test('[SUBS-030] a failed call shows its own message, or else ours', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await activate('ABCD')).toEqual({ isDone: false, text: 'The server could not be reached.' })
  // A page that is left breaks its own calls with a reason that says nothing.
  vi.stubGlobal('fetch', async () => ({
    text: async () => '{}',
    get status(): number {
      throw new Error('')
    },
  }))
  expect(await activate('ABCD')).toEqual({ isDone: false, text: 'An error occurred while activating the subscription.' })
})

test('[SUBS-025] the code and the party are posted, and only 200 is a success', async () => {
  const fetch = answerWith(200, { message: '50 units were added.' })
  expect(await activate(' ABCD ')).toEqual({ isDone: true, text: 'Activation Code applied successfully!' })
  expect(fetch).toHaveBeenCalledWith(
    '/api/subscription/activate/bucket',
    expect.objectContaining({ method: 'POST', body: '{"activationCode":"ABCD","partyId":3}' }),
  )
  answerWith(202, {})
  expect(await activate('ABCD')).toEqual({ isDone: false, text: 'Activation failed' })
})

test.each([
  ['SUBS-028', 202, { message: 'Later.' }, 'Later.'],
  ['SUBS-028', 202, {}, 'Activation failed'],
  ['SUBS-029', 400, { message: 'Unknown.' }, 'Unknown.'],
  ['SUBS-029', 400, {}, 'An error occurred during activation.'],
  ['SUBS-029', 500, null, 'An error occurred during activation.'],
])('[%s] status %i with %o shows: %s', async (_id, status, body, text) => {
  answerWith(status, body)
  expect(await activate('ABCD')).toEqual({ isDone: false, text })
})

test('[SUBS-023] [SUBS-027] after a success the emptied field is refused like any empty one', async () => {
  const fetch = answerWith(200, {})
  await activate('ABCD')
  fireEvent.click(screen.getByRole('button', { name: 'Activate' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Please enter a valid activation code.')
  expect(fetch).toHaveBeenCalledTimes(1)
})

import { ApiProblemError } from '@rosette/api-client/api-problem-error.ts'
import { renderInSite, setCookie } from '@rosette/test-kit/render-in-site.tsx'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyProfile } from '../contract/empty-profile.ts'
import { clearAuth, reloadProfile } from './auth-state.ts'
import { useStepUp } from './step-up.tsx'

const flora = { ...emptyProfile, username: 'flora', communityId: 7, hasPassword: true }
const rightPassword = 'kx9Qf2'

/** Stands in for the server, and tells which passwords it was sent. */
function serve(profile: typeof flora): string[] {
  const sent: string[] = []
  vi.stubGlobal('fetch', async (address: string, request: RequestInit) => {
    if (address.endsWith('profile')) return Response.json(profile)
    const { password } = JSON.parse(String(request.body))
    sent.push(password)
    if (password === rightPassword) return Response.json({ success: true })
    return Response.json({ code: 'invalid_request', message: 'Your current password is incorrect.', requestId: 'r-1' }, { status: 400 })
  })
  return sent
}

const refusal = new ApiProblemError({ code: 'step_up_required', message: 'Please confirm that it is you.' })

/** A page with one call, which is refused the first time. */
function Page({ call }: { call: () => Promise<string> }) {
  const { withStepUp, dialog } = useStepUp()
  const [outcome, setOutcome] = useState('')
  const run = () => withStepUp(call).then(setOutcome, (error: Error) => setOutcome(`failed: ${error.message}`))
  return (
    <>
      <button type="button" onClick={run}>
        Change
      </button>
      <p>Outcome: {outcome}</p>
      {dialog}
    </>
  )
}

async function open(profile: typeof flora, call: () => Promise<string>) {
  const sent = serve(profile)
  await reloadProfile()
  await renderInSite(<Page call={call} />)
  fireEvent.click(screen.getByRole('button', { name: 'Change' }))
  return sent
}

const refusedOnce = () => vi.fn().mockRejectedValueOnce(refusal).mockResolvedValue('changed')
const field = () => screen.findByLabelText('Current password')

beforeEach(() => {
  clearAuth()
  setCookie('credentialId', '70')
  setCookie('secretKey', 'a-secret')
})
afterEach(() => vi.unstubAllGlobals())

test('[SECURE-007] the password is requested until it is right, then the call is made again', async () => {
  const call = refusedOnce()
  const sent = await open(flora, call)
  for (const password of ['wrong1', rightPassword]) {
    fireEvent.change(await field(), { target: { value: password } })
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
    if (password === 'wrong1') await screen.findByText('Your current password is incorrect.')
  }
  await screen.findByText('Outcome: changed')
  expect(sent).toEqual(['wrong1', rightPassword])
  expect(call).toHaveBeenCalledTimes(2)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('[SECURE-007] with a second factor a code is needed too, and the other kind of code starts without an error', async () => {
  const sent = await open({ ...flora, hasSecondFactor: true }, refusedOnce())
  fireEvent.change(await field(), { target: { value: rightPassword } })
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await screen.findByText('Code is required.')
  fireEvent.click(screen.getByRole('button', { name: 'Use a recovery code instead' }))
  expect(screen.queryByText('Code is required.')).toBeNull()
  expect(sent).toEqual([])
  fireEvent.change(screen.getByLabelText('Recovery code'), { target: { value: 'abcd-efgh' } })
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await screen.findByText('Outcome: changed')
})

test('[SECURE-007] who cancels has changed nothing', async () => {
  const call = refusedOnce()
  await open(flora, call)
  await field()
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await screen.findByText('Outcome: failed: Please confirm that it is you.')
  expect(call).toHaveBeenCalledTimes(1)
})

test.each([
  [true, 'beside the password'],
  [false, 'as the only way'],
])('[SECURE-007] ORCID is offered again where it is linked (password: %s)', async (hasPassword, _how) => {
  await open({ ...flora, hasPassword, orcidId: '0000-0002-1825-0097' }, refusedOnce())
  const again = await screen.findByRole('link', { name: 'Log in again with ORCID' })
  expect(again.getAttribute('href')).toBe(`/login?redirect=${encodeURIComponent(location.pathname)}`)
  expect(screen.queryByLabelText('Current password') !== null).toBe(hasPassword)
})

test('any other failure is not asked about', async () => {
  await open(flora, () => Promise.reject(new Error('No network')))
  await screen.findByText('Outcome: failed: No network')
  expect(screen.queryByRole('dialog')).toBeNull()
})

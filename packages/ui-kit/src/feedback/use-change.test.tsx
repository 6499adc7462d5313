import { ApiProblemError } from '@rosette/api-client/api-problem-error.ts'
import { renderInSite } from '@rosette/test-kit/render-in-site.tsx'
import { onlineManager, useQuery } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { FailureNotice } from './failure-notice.tsx'
import { ToastRegion } from './toast.tsx'
import { useChange } from './use-change.ts'

afterEach(() => onlineManager.setOnline(true))

type ButtonProps = Partial<Parameters<typeof useChange<void, string>>[0]> & { load?: () => string }

function ChangeButton({ load = () => 'row', ...options }: ButtonProps) {
  const { data } = useQuery({ queryKey: ['rows'], queryFn: load })
  const change = useChange<void, string>({ call: async () => 'saved', ...options })
  return (
    <>
      <p>{data}</p>
      <button type="button" onClick={() => change.run()}>
        {change.isPending ? 'Saving' : 'Save'}
      </button>
      <button type="button" onClick={change.reset}>
        Reset
      </button>
      <FailureNotice failure={change.failure} before="Not saved:">
        Call us.
      </FailureNotice>
      {change.isDone && <p role="status">{change.result}</p>}
      <ToastRegion />
    </>
  )
}

const refused = new ApiProblemError({ code: 'conflict', message: 'Changed meanwhile.', status: 409, requestId: 'r-1' })
const broken = new ApiProblemError({ code: 'internal', message: 'Broken.', status: 500, requestId: 'r-2' })
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }))
const failing = (error: Error) => () => Promise.reject(error)

test('a double click makes one call, and the button can be used again afterwards', async () => {
  let finish = (_: string) => {}
  const call = vi.fn(() => new Promise<string>((resolve) => (finish = resolve)))
  await renderInSite(<ChangeButton call={call} />)
  const button = screen.getByRole('button', { name: 'Save' })
  fireEvent.click(button)
  fireEvent.click(button)
  await waitFor(() => expect(button.textContent).toBe('Saving'))
  expect(call).toHaveBeenCalledOnce()
  finish('saved')
  await waitFor(() => expect(screen.getAllByRole('status')[0]?.textContent).toBe('saved'))
  fireEvent.click(button)
  await waitFor(() => expect(call).toHaveBeenCalledTimes(2))
})

test('a refusal is shown beside the button, without a request id, until it is reset', async () => {
  await renderInSite(<ChangeButton call={failing(refused)} />)
  save()
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Not saved: Changed meanwhile. Call us.'))
  fireEvent.click(screen.getByRole('button', { name: 'Reset' }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test('a failure of the server has the request id to quote', async () => {
  await renderInSite(<ChangeButton call={failing(broken)} failure="It broke." />)
  save()
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Not saved: It broke. Call us.Request ID: r-2'))
})

test('what the server says of a field is the message', async () => {
  const issues = [{ path: 'body.name', message: 'The name is too long.' }]
  const invalid = new ApiProblemError({ code: 'invalid_request', message: 'Not valid.', status: 400, issues })
  await renderInSite(<ChangeButton call={failing(invalid)} />)
  save()
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('The name is too long.'))
})

test('a button without room for a notice has a toast', async () => {
  await renderInSite(<ChangeButton call={failing(refused)} hasToast failure={({ message }) => `No: ${message}`} />)
  save()
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('No: Changed meanwhile.'))
})

test.each([
  ['success', async () => 'saved'],
  ['failure', failing(refused)],
])('queries are loaded again after %s', async (_outcome, call) => {
  const load = vi.fn(() => 'row')
  await renderInSite(<ChangeButton load={load} call={call} refreshes={['rows']} />)
  await waitFor(() => expect(load).toHaveBeenCalledOnce())
  save()
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2))
})

test('offline it fails at once, and is not sent later', async () => {
  await renderInSite(<ChangeButton call={failing(refused)} failure="Not reached." />)
  act(() => onlineManager.setOnline(false))
  save()
  await waitFor(() => expect(screen.getByText(/Not reached\./)).toBeTruthy())
})

test('the change is pending until what follows is over', async () => {
  let finish = () => {}
  const onDone = () => new Promise<void>((resolve) => (finish = resolve))
  await renderInSite(<ChangeButton onDone={onDone} />)
  save()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Saving' })).toBeTruthy())
  finish()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeTruthy())
})

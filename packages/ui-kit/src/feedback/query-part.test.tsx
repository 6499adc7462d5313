import { ApiProblemError } from '@rosette/api-client/api-problem-error.ts'
import { renderInSite } from '@rosette/test-kit/render-in-site.tsx'
import { useQuery } from '@tanstack/react-query'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { allOf, QueryPart } from './query-part.tsx'

const problem = new ApiProblemError({ code: 'upstream_failed', message: 'The server could not be reached.', requestId: 'r-7' })

function Part({ read }: { read(): Promise<string[]> }) {
  const names = useQuery({ queryKey: ['names'], queryFn: read, retry: false })
  return (
    <QueryPart query={names} what="the names" isEmpty={(found) => found.length === 0} empty="No names yet. Add one.">
      {(found) => <p>{found.join(', ')}</p>}
    </QueryPart>
  )
}

test('it says what is loading, then shows what was read', async () => {
  const { promise, resolve } = Promise.withResolvers<string[]>()
  await renderInSite(<Part read={() => promise} />)
  expect(screen.getByRole('status').textContent).toBe('Loading the names…')
  resolve(['AG', 'PI'])
  expect(await screen.findByText('AG, PI')).toBeTruthy()
  expect(screen.queryByRole('status')).toBeNull()
})

test('a failure says what, why and under which request, and Retry reads again', async () => {
  const read = vi.fn(async () => ['AG'])
  read.mockRejectedValueOnce(problem)
  await renderInSite(<Part read={read} />)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe('The names could not be loaded.The server could not be reached.Request ID: r-7Retry')
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('AG')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(read).toHaveBeenCalledTimes(2)
})

test('what does not exist is not worth another try', async () => {
  const missing = new ApiProblemError({ code: 'not_found', message: 'There is no such list.' })
  await renderInSite(<Part read={() => Promise.reject(missing)} />)
  expect((await screen.findByRole('alert')).textContent).toContain('There is no such list.')
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
})

test('nothing says so, and what to do', async () => {
  await renderInSite(<Part read={async () => []} />)
  expect(await screen.findByText('No names yet. Add one.')).toBeTruthy()
})

test('two queries are complete together, and a retry repeats only the one that failed', () => {
  const [good, bad] = [vi.fn(), vi.fn()]
  const done = { data: 1, error: null, refetch: good }
  expect(allOf(done, { data: 'a', error: null, refetch: bad }).data).toEqual([1, 'a'])
  const joined = allOf(done, { data: undefined, error: problem, refetch: bad })
  expect(joined).toMatchObject({ data: undefined, error: problem })
  joined.refetch()
  expect([good, bad].map(({ mock }) => mock.calls.length)).toEqual([0, 1])
})

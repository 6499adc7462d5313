import { ApiProblemError } from '@rosette/api-client/api-problem-error.ts'
import { renderInSite } from '@rosette/test-kit/render-in-site.tsx'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { RecordFailure } from './record-failure.tsx'

const renderError = (error: unknown, onRetry = () => {}) =>
  renderInSite(<RecordFailure error={error} kindLabel="Locus" notFound={<h1>Page Not Found</h1>} onRetry={onRetry} />)

test('[DETAIL-010] a record that does not exist gives the page-not-found view', async () => {
  await renderError(new ApiProblemError({ code: 'not_found', message: 'No locus NOPE', status: 404 }))
  expect(screen.getByRole('heading', { name: 'Page Not Found' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
})

test('[DETAIL-011] an error is never shown as a missing record: it has Retry and the request ID', async () => {
  const onRetry = vi.fn()
  const error = new ApiProblemError({ code: 'internal', message: 'Something went wrong.', status: 500, requestId: 'req-7' })
  document.title = 'AT4G18960'
  await renderError(error, onRetry)
  expect(screen.queryByText('Page Not Found')).toBeNull()
  expect(screen.getByRole('heading', { name: 'This locus could not be loaded' })).toBeTruthy()
  expect(screen.getByText('req-7')).toBeTruthy()
  expect(document.title).toBe('This locus could not be loaded')
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(onRetry).toHaveBeenCalledOnce()
})

test('an error of the page itself is shown as one too', async () => {
  await renderError(new TypeError('x is undefined'))
  expect(screen.getByText(/Something went wrong on this page/)).toBeTruthy()
})

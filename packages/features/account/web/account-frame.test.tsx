import { renderInSite } from '@rosette/test-kit/render-in-site.tsx'
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useMailedToken } from './account-frame.tsx'

function ShownToken() {
  return <output>{useMailedToken()}</output>
}

const tokenOf = () => screen.getByRole('status').textContent

test('[SECURE-063] the token of a mailed link is taken out of the address; another link in the same tab brings its own', async () => {
  history.replaceState(null, '', '/confirm-email#token=one')
  const { router } = await renderInSite(<ShownToken />, '/confirm-email#token=one')
  expect(tokenOf()).toBe('one')
  expect(location.href).toMatch(/\/confirm-email$/)
  history.replaceState(null, '', '/confirm-email#token=two')
  await act(() => router.navigate({ to: '.', hash: 'token=two' }))
  expect(tokenOf()).toBe('two')
  expect(location.href).toMatch(/\/confirm-email$/)
})

test('[SECURE-063] an address with no token, or one in the query, brings none', async () => {
  const { unmount } = await renderInSite(<ShownToken />, '/confirm-email?token=one')
  expect(tokenOf()).toBe('')
  unmount()
  await renderInSite(<ShownToken />, '/confirm-email#elsewhere')
  expect(tokenOf()).toBe('')
})

import { renderInSite } from '@rosette/test-kit/render-in-site.tsx'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { PageLink } from './page-link.tsx'
import { RecordLink } from './record-link.tsx'

test('a plain click stays in the app and carries where the reader came from', async () => {
  const origin = { label: 'Genes: “AG”', href: '/results?searchText=AG' }
  const { router } = await renderInSite(<RecordLink to={{ kind: 'locus', key: 7, label: 'AT4G18960' }} origin={origin} />)
  fireEvent.click(screen.getByRole('link', { name: 'AT4G18960' }))
  expect(router.history.location.href).toBe('/locus?key=7')
  expect(router.history.location.state).toMatchObject({ origin })
})

test('a click with a modifier key is left to the browser', async () => {
  const { router } = await renderInSite(<PageLink href="/help">Help</PageLink>)
  fireEvent.click(screen.getByRole('link'), { ctrlKey: true })
  expect(router.history.location.href).toBe('/')
})

test('what the caller does when a link is pointed at or focused is still done', async () => {
  const [onFocus, onPointerEnter, onPointerLeave] = [vi.fn(), vi.fn(), vi.fn()]
  await renderInSite(
    <PageLink href="/help" onFocus={onFocus} onPointerEnter={onPointerEnter} onPointerLeave={onPointerLeave}>
      Help
    </PageLink>,
  )
  fireEvent.focus(screen.getByRole('link'))
  fireEvent.pointerEnter(screen.getByRole('link'))
  fireEvent.pointerLeave(screen.getByRole('link'))
  for (const handler of [onFocus, onPointerEnter, onPointerLeave]) expect(handler).toHaveBeenCalledOnce()
})

test('a record of a kind without pages is text, not a dead link', async () => {
  await renderInSite(<RecordLink to={{ kind: 'nosuchkind', key: 7, label: 'X' }} />)
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByText('X')).toBeTruthy()
})

import { renderInSite } from '@rosette/test-kit/render-in-site.tsx'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CommentList } from './curation-parts.tsx'

const comment = { firstName: 'Ada', lastName: 'Demo', communityId: null, notepadComment: 'Grows slowly.', dateEntered: '2024-02-29' }

test('[DETAIL-026] comments are shown first, and a button hides and shows them', async () => {
  await renderInSite(<CommentList comments={[comment]} />)
  expect(screen.getByText('Grows slowly.')).toBeTruthy()
  expect(screen.getByText('2024-02-29')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Hide comments' }))
  expect(screen.queryByText('Grows slowly.')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Show comments' }))
  expect(screen.getByText('Grows slowly.')).toBeTruthy()
})

test('[DETAIL-028] Add My Comment is disabled and says who may comment and who reviews', async () => {
  await renderInSite(<CommentList comments={[]} />)
  const button = screen.getByRole('button', { name: 'Add My Comment' })
  expect(button).toHaveProperty('disabled', true)
  const help = document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent
  expect(help).toMatch(/registered users may submit comments on any detail page/i)
  expect(help).toMatch(/curators review/i)
  expect(screen.getByText('No comments available')).toBeTruthy()
})

test('[DETAIL-027] of seven comments, the recent-only mode lists the first five', async () => {
  const comments = Array.from({ length: 7 }, (_, index) => ({ ...comment, notepadComment: `Comment ${index + 1}` }))
  const { unmount } = await renderInSite(<CommentList comments={comments} isRecentOnly />)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent?.slice(0, 9))).toEqual(
    [1, 2, 3, 4, 5].map((n) => `Comment ${n}`),
  )
  fireEvent.click(screen.getByRole('button', { name: 'All 7 comments' }))
  expect(screen.getAllByRole('listitem')).toHaveLength(7)
  expect(screen.queryByRole('button', { name: 'All 7 comments' })).toBeNull()
  unmount()
  await renderInSite(<CommentList comments={comments.slice(2)} isRecentOnly />)
  expect(screen.getAllByRole('listitem')).toHaveLength(5)
  expect(screen.queryByRole('button', { name: /^All/ })).toBeNull()
})

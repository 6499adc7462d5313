import { renderInSite } from '@rosette/test-kit/render-in-site.tsx'
import { expect, test } from 'vitest'
import type { ListOrigin } from '../../../list-contents/contract/record-list.ts'
import { describeOrigin } from './origin-words.tsx'

const id = 'c'.repeat(22)

const origins: readonly [ListOrigin, words: string, href: string | null][] = [
  [{ by: 'pasted' }, 'from pasted identifiers', null],
  [{ by: 'file', name: 'cold.csv' }, 'from the file cold.csv', null],
  [{ by: 'search', searchId: id }, 'from a search', null],
  [{ by: 'results', address: '/results?searchText=cold' }, 'from results', '/results?searchText=cold'],
  [{ by: 'operation', operation: 'union', of: [id] }, 'union of other lists', null],
  [{ by: 'parts', of: [id, id], parts: ['11'] }, 'from a comparison of lists', `/lists/compare?of=${id}%7C${id}&part=11`],
  [{ by: 'term', address: '/tools/enrichment?list=x' }, 'from an enrichment', '/tools/enrichment?list=x'],
  [{ by: 'blast', address: '/runs/x' }, 'from a BLAST run', '/runs/x'],
  [{ by: 'combination', address: '/search/history?combine=x' }, 'from a combination of searches', '/search/history?combine=x'],
  [{ by: 'changes', releaseId: 'r2' }, 'after release r2', null],
  [{ by: 'copy', listId: id, version: 3 }, 'a copy of another list', `/lists/${id}?v=3`],
  [{ by: 'version', version: 1 }, 'version 1 restored', null],
  [{ by: 'chosen' }, 'from chosen records', null],
  [{ by: 'edited' }, 'edited', null],
]

test.each(origins)('[LIST-063] a list says where it came from: %j', async (origin, words, href) => {
  const { container } = await renderInSite(<em>{describeOrigin(origin)}</em>)
  expect(container.querySelector('em')?.textContent).toBe(words)
  expect(container.querySelector('em a')?.getAttribute('href') ?? null).toBe(href)
})

test.each(['//evil.example.org/x', 'https://evil.example.org', 'javascript:alert(1)'])(
  '[LIST-063] an address of another site is not linked: %s',
  async (address) => {
    const { container } = await renderInSite(<em>{describeOrigin({ by: 'results', address })}</em>)
    expect(container.querySelector('em a')).toBeNull()
  },
)

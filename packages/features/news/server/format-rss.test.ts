import { Window } from 'happy-dom'
import { expect, test } from 'vitest'
import { formatRss } from './format-rss.ts'

const hostile = 'A & B <c> "d" \u0000\u0008 ]]> \ud800 é'
const feed = {
  title: 'News',
  description: 'All news',
  link: 'https://example.org/news',
  self: 'https://example.org/api/news/rss/breakingnews',
  items: [
    { title: hostile, link: 'https://example.org/news/1', guid: 'https://example.org/news/1', date: '2026-03-09', description: '<b>x</b>' },
    { title: 'b', link: 'https://example.org/?a=1&b=2', guid: 'event:1', date: '2026-12-31', description: '' },
  ],
}

test('[FEED-005] a feed is well-formed whatever its items say, and dates are those of RFC 822', () => {
  const text = formatRss(feed)
  const document = new new Window().DOMParser().parseFromString(text, 'application/xml')
  expect(document.querySelector('parsererror')).toBeNull()
  const items = [...document.querySelectorAll('item')]
  const childOf = (item: (typeof items)[number] | undefined, name: string) => item?.querySelector(name)?.textContent
  expect(items).toHaveLength(2)
  expect(childOf(items[0], 'title')).toBe('A & B <c> "d"  ]]> \ufffd é')
  expect(childOf(items[0], 'description')).toBe('<b>x</b>')
  expect(childOf(items[0], 'pubDate')).toBe('Mon, 09 Mar 2026 00:00:00 GMT')
  expect(items.map((item) => item.querySelector('guid')?.getAttribute('isPermaLink'))).toEqual(['true', 'false'])
  expect(document.querySelector('channel > link')?.textContent).toBe(feed.link)
  expect(text).toContain(`<atom:link href="${feed.self}" rel="self" type="application/rss+xml"/>`)
  // Nothing of an item becomes markup of the feed.
  expect([...document.querySelectorAll('item b, item c')]).toEqual([])
})

import { escapeHtml } from '@rosette/contract-kit/text/escape-html.ts'

export type FeedItem = {
  title: string
  /** Absolute. */
  link: string
  /** Identifies the item for ever; readers show an item again if it changes. */
  guid: string
  /** `YYYY-MM-DD`. */
  date: string
  /** HTML. */
  description: string
}

export type Feed = { title: string; description: string; link: string; self: string; items: readonly FeedItem[] }

/** RSS 2.0, with the address of the feed as the RSS Board's profile recommends it. */
export function formatRss({ title, description, link, self, items }: Feed): string {
  return `${[
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    element('title', title),
    element('link', link),
    element('description', description),
    element('language', 'en'),
    `<atom:link href="${xmlText(self)}" rel="self" type="application/rss+xml"/>`,
    ...items.map(formatItem),
    '</channel>',
    '</rss>',
  ].join('\n')}\n`
}

function formatItem({ title, link, guid, date, description }: FeedItem): string {
  return [
    '<item>',
    element('title', title),
    element('link', link),
    `<guid isPermaLink="${guid === link}">${xmlText(guid)}</guid>`,
    element('pubDate', pubDate(date)),
    element('description', description),
    '</item>',
  ].join('\n')
}

function element(name: string, text: string): string {
  return `<${name}>${xmlText(text)}</${name}>`
}

/** XML 1.0 forbids most control characters and halves of surrogate pairs, even escaped. */
function xmlText(text: string): string {
  return escapeHtml(text.toWellFormed().replace(/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu, ''))
}

/** RFC 822 with a year of four digits. */
function pubDate(day: string): string {
  return new Date(`${day}T00:00:00Z`).toUTCString()
}

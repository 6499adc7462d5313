import { type AllowedTag, allowedTags, droppedTags, isAllowedAddress } from '@rosette/contract-kit/text/allowed-html.ts'
import type { RichNode } from '@rosette/contract-kit/text/rich-text.ts'

const allowed: ReadonlySet<string> = new Set(allowedTags)
const dropped: ReadonlySet<string> = new Set(droppedTags)

const maxDepth = 30

/**
 * HTML of the API as data, reduced to the allow-list a second time (FEED-008). A parsed document is inert: nothing in it loads or runs,
 * and nothing of it enters the page.
 */
export function parseHtml(html: string): RichNode[] {
  return nodesOf(new DOMParser().parseFromString(html, 'text/html').body, 0)
}

function nodesOf(parent: Node, depth: number): RichNode[] {
  return [...parent.childNodes].flatMap((node): RichNode[] => {
    if (node.nodeType === Node.TEXT_NODE) return [node.textContent ?? '']
    if (!(node instanceof Element)) return []
    const tag = node.tagName.toLowerCase()
    if (dropped.has(tag) || depth >= maxDepth) return []
    const children = nodesOf(node, depth + 1)
    if (!isAllowed(tag)) return children
    const href = tag === 'a' ? (node.getAttribute('href') ?? '').trim() : ''
    return [{ tag, children, ...(isAllowedAddress(href) && { href }) }]
  })
}

function isAllowed(tag: string): tag is AllowedTag {
  return allowed.has(tag)
}

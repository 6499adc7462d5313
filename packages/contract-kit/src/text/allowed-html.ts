/**
 * The elements that news and job postings may have (FEED-008). The server cleans HTML with this list before it leaves the API, and the
 * browser builds nothing else from it.
 */
export const allowedTags = [
  'p',
  'br',
  'hr',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'blockquote',
  'pre',
  'h3',
  'h4',
  'h5',
  'a',
  'b',
  'strong',
  'i',
  'em',
  'u',
  'sub',
  'sup',
  'code',
  'span',
  'table',
  'caption',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
] as const

export type AllowedTag = (typeof allowedTags)[number]

/** Elements that go with everything in them; of any other element that is not allowed, the contents stay. */
export const droppedTags = [
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'object',
  'embed',
  'svg',
  'math',
  'textarea',
  'select',
  'title',
]

/** Whether a link may lead there: an http address, a mail, or a path or place of this site. */
export function isAllowedAddress(href: string): boolean {
  // Browsers skip control characters and blanks in a scheme; an address that has one is not worth guessing at.
  if (/[\p{Cc}\s\\]/u.test(href)) return false
  return /^(https?:\/\/|mailto:|\/(?!\/)|#)/i.test(href)
}

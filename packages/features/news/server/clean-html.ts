import { allowedTags, droppedTags, isAllowedAddress } from '@rosette/contract-kit/text/allowed-html.ts'
import sanitizeHtml from 'sanitize-html'

/** HTML without anything that is not on the allow-list (FEED-008). */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...allowedTags],
    nonTextTags: droppedTags,
    allowedAttributes: { a: ['href'] },
    // The addresses that we allow are narrower than a list of schemes can say.
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    nestingLimit: 30,
    transformTags: {
      a: (tagName, attribs) => {
        const href = (attribs.href ?? '').trim()
        const retained: Record<string, string> = isAllowedAddress(href) ? { href } : {}
        return { tagName, attribs: retained }
      },
    },
  })
}

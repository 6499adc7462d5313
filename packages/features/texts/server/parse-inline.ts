import type { RichNode } from '@rosette/contract-kit/text/rich-text.ts'
import type { MarkedToken, Token } from 'marked'

/** What links and pictures of a text become. */
export type TextTargets = {
  addressOf(href: string): string
  pictureOf(file: string): { src: string; darkSrc?: string; width: number; height: number }
}

/** The words of a paragraph, a list item or a cell of a table. Throws if they have what texts do not have. */
export function parseInline(tokens: readonly Token[], targets: TextTargets): RichNode[] {
  const nodes: RichNode[] = []
  for (const token of tokens) {
    const node = parseMark(ownToken(token), targets)
    const last = nodes.at(-1)
    // Escaped characters are tokens of their own.
    if (typeof node === 'string' && typeof last === 'string') nodes.splice(-1, 1, last + node)
    else nodes.push(node)
  }
  return nodes
}

/** Without extensions there are no tokens but those that marked names; its types allow for others. */
export function ownToken(token: Token): MarkedToken {
  // Narrowing by type would leave `any` in every branch.
  return token as MarkedToken
}

function parseMark(token: MarkedToken, targets: TextTargets): RichNode {
  switch (token.type) {
    case 'text':
      return parseWords(token)
    case 'escape':
      return token.text
    case 'codespan':
      return { tag: 'code', children: [token.text] }
    case 'strong':
    case 'em':
      return { tag: token.type, children: parseInline(token.tokens, targets) }
    case 'link':
      if (token.title) throw new Error(`links have no titles: ${token.raw}`)
      return { tag: 'a', children: parseInline(token.tokens, targets), href: targets.addressOf(token.href) }
    case 'image':
      if (token.text.trim() === '') throw new Error(`the picture ${token.href} has no description`)
      return { tag: 'img', children: [], alt: token.text, ...targets.pictureOf(token.href) }
    case 'html':
      throw new Error(`texts have no HTML: ${token.raw.trim()}`)
    default:
      throw new Error(`texts have bold, italics, code, links and pictures, but not ${JSON.stringify(token.raw)}`)
  }
}

/** Marks that are left over in words have lost their other end: a reader would see them. */
function parseWords({ raw, text: words }: Pick<MarkedToken, 'raw'> & { text: string }): string {
  // Marked has already replaced numbers of characters in the words.
  const html = /&(?:[a-z]+|#\w+);/i.exec(raw)
  if (html) throw new Error(`texts have no HTML: ${html[0]}`)
  const mark = /\*+|`|\]\(|\]\[/.exec(words)
  if (mark) throw new Error(`${mark[0]} opens or closes something that has no other end`)
  return words.replaceAll('\n', ' ')
}

import type { RichElement } from '@rosette/contract-kit/text/rich-text.ts'
import type { MarkedToken, Tokens } from 'marked'
import { ownToken, parseInline, type TextTargets } from './parse-inline.ts'

/** A block of a text: code, a list, a table or a paragraph. Throws at every other one. */
export function parseBlock(token: MarkedToken, targets: TextTargets): RichElement {
  switch (token.type) {
    case 'paragraph':
      if (token.raw.startsWith('|')) throw new Error('the second line of a table is | --- | --- |')
      return { tag: 'p', children: parseInline(token.tokens, targets) }
    case 'code':
      return parseCode(token)
    case 'list':
      return { tag: token.ordered ? 'ol' : 'ul', children: token.items.map((item) => parseItem(item, targets)) }
    case 'table':
      return parseTable(token, targets)
    case 'html':
      throw new Error(`texts have no HTML: ${token.raw.trim()}`)
    default:
      return refuse()
  }
}

function refuse(): never {
  throw new Error('texts have paragraphs, lists of one level (- or 1.), tables and code between lines of ```')
}

function parseCode({ raw, text }: Tokens.Code): RichElement {
  if (!raw.startsWith('```')) return refuse()
  if (!/\n```\s*$/.test(raw)) throw new Error('this code has no end: a line of ``` alone')
  return { tag: 'pre', children: [{ tag: 'code', children: [text] }] }
}

function parseItem({ tokens }: Tokens.ListItem, targets: TextTargets): RichElement {
  const [first, ...others] = tokens.map(ownToken).filter(({ type }) => type !== 'space')
  // Items with a blank line between them are paragraphs.
  const isWords = first?.type === 'text' || first?.type === 'paragraph'
  if (!isWords || others.length > 0) return refuse()
  return { tag: 'li', children: parseInline(first.tokens ?? [], targets) }
}

function parseTable({ raw, header, rows }: Tokens.Table, targets: TextTargets): RichElement {
  const [head, , ...lines] = raw.trimEnd().split('\n').map(countBars)
  // What stands in a cell too many would be lost without a word.
  if (lines.some((bars) => bars !== head)) throw new Error('the rows of a table have as many cells as its head')
  const rowOf = (cells: readonly Tokens.TableCell[], tag: 'th' | 'td'): RichElement => ({
    tag: 'tr',
    children: cells.map(({ tokens }): RichElement => ({ tag, children: parseInline(tokens, targets) })),
  })
  const children: RichElement[] = [
    { tag: 'thead', children: [rowOf(header, 'th')] },
    { tag: 'tbody', children: rows.map((row) => rowOf(row, 'td')) },
  ]
  return { tag: 'table', children }
}

function countBars(line: string): number {
  return line.match(/(?<!\\)\|/g)?.length ?? 0
}

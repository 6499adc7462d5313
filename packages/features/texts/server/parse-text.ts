import { messageOf } from '@rosette/contract-kit/message-of.ts'
import type { RichNode } from '@rosette/contract-kit/text/rich-text.ts'
import type { SiteText, TextSection } from '@rosette/contract-kit/text/site-text.ts'
import { Lexer, type MarkedToken } from 'marked'
import { z } from 'zod'
import { parseBlock } from './parse-block.ts'
import { ownToken, type TextTargets } from './parse-inline.ts'

/** What stands between the lines of dashes at the top of a text. */
const FrontMatter = z.strictObject({ title: z.string().min(1), lead: z.string().min(1) })

/**
 * A Markdown file as data. Marked reads it; of what it finds, texts have a part, and the rest is refused, HTML first of all, with the number of
 * the line: what a curator sees in an editor is then what readers see, and the browser needs no parser.
 */
export function parseText(name: string, markdown: string, targets: TextTargets): SiteText {
  const lines = markdown.replaceAll('\r\n', '\n').split('\n')
  const end = lines[0] === '---' ? lines.indexOf('---', 1) : -1
  if (end < 0) throw new Error(`${name}.md does not begin with a title and a lead between lines of ---`)
  const facts = FrontMatter.safeParse(Object.fromEntries(lines.slice(1, end).map(parseFact)))
  if (!facts.success) throw new Error(`${name}.md needs a title and a lead and nothing else between the lines of ---`)
  const sections = startSections(targets)
  let line = end + 2
  for (const token of Lexer.lex(lines.slice(end + 1).join('\n'), { gfm: true })) {
    try {
      sections.add(ownToken(token))
    } catch (cause) {
      throw new Error(`${name}.md, line ${line}: ${messageOf(cause)}`, { cause })
    }
    line += token.raw.split('\n').length - 1
  }
  return { name, ...facts.data, sections: sections.all }
}

function parseFact(line: string): [string, string] {
  const colon = line.indexOf(':')
  return [line.slice(0, Math.max(colon, 0)).trim(), line.slice(colon + 1).trim()]
}

/** Blocks belong to the heading of two # before them. */
function startSections(targets: TextTargets) {
  const all: (TextSection & { nodes: RichNode[] })[] = []
  const ids = new Set<string>()
  const newId = (title: string) => {
    const id = idOf(title)
    if (id === '' || ids.has(id)) throw new Error(`the heading ${title} needs words that no other heading of the text has`)
    ids.add(id)
    return id
  }
  const add = (token: MarkedToken) => {
    if (token.type === 'space') return
    if (token.type === 'heading' && !/^#{2,3} /.test(token.raw)) throw new Error('headings have two or three #, and a blank after them')
    if (token.type === 'heading' && token.tokens.some(({ type }) => type !== 'text')) throw new Error('headings are plain words')
    if (token.type === 'heading' && token.depth === 2) {
      all.push({ id: newId(token.text), title: token.text, nodes: [] })
      return
    }
    const section = all.at(-1)
    if (!section) throw new Error('a text begins with a heading: ## …')
    section.nodes.push(token.type === 'heading' ? { tag: 'h3', id: newId(token.text), children: [token.text] } : parseBlock(token, targets))
  }
  return { all, add }
}

/** `Lists of ids` is `lists-of-ids`. */
function idOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

import { messageOf } from '@rosette/contract-kit/message-of.ts'
import { readSearchTerms } from '@rosette/contract-kit/search/search-terms.ts'
import { cardOf } from '@rosette/kinds/registry/search-cards.ts'
import { formCategories } from '@rosette/kinds/registry/search-entries.ts'
import { Lexer } from 'marked'
import { z } from 'zod'
import { ListKind } from '../../list-contents/contract/list-kinds.ts'
import { resultCategories } from '../../site/contract/result-categories.ts'
import { fillQuestion, firstSaid, type SaidWords } from '../contract/fill-question.ts'
import { lociFieldOf } from '../contract/loci-fields.ts'
import { Question, QuestionWord } from '../contract/question.ts'

const FrontMatter = z.strictObject({ title: z.string().min(1), form: z.enum(formCategories) })

/**
 * A Markdown file as a question: title and form between lines of ---, a sentence with `{words}`, and two blocks of JSON, ```words and
 * ```steps. Every choice of every word is filled in and checked by the contract of its form, so that no reader meets a wrong one.
 */
export function parseQuestion(id: string, markdown: string): Question {
  try {
    const question = readQuestion(id, markdown.replaceAll('\r\n', '\n'))
    checkWords(question)
    for (const said of everyChoice(question)) checkSteps(question, said)
    return question
  } catch (cause) {
    throw new Error(`questions/${id}.md: ${errorsOf(cause)}`, { cause })
  }
}

function errorsOf(cause: unknown): string {
  if (!(cause instanceof z.ZodError)) return messageOf(cause)
  return cause.issues.map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': ')).join('; ')
}

function readQuestion(id: string, markdown: string): Question {
  const { head, body } = /^---\n(?<head>.*?)\n---\n(?<body>.*)$/s.exec(markdown)?.groups ?? {}
  if (head === undefined || body === undefined) throw new Error('it does not begin with a title and a form between lines of ---')
  const facts = FrontMatter.parse(Object.fromEntries(head.split('\n').map((line) => line.split(/:\s*(.*)/s).slice(0, 2))))
  const tokens = Lexer.lex(body).filter(({ type }) => type !== 'space')
  const [sentence, ...blocks] = tokens
  if (sentence?.type !== 'paragraph') throw new Error('it has no sentence before its blocks')
  const other = blocks.find(({ type, raw }) => type !== 'code' || !/^```(words|steps)\n/.test(raw))
  if (other) throw new Error(`it has a sentence, \`\`\`words and \`\`\`steps, but not ${JSON.stringify(other.raw.slice(0, 60))}`)
  return {
    id,
    ...facts,
    sentence: partsOf(sentence.raw.trim().replaceAll('\n', ' ')),
    words: blockOf(blocks, 'words', z.record(z.string().regex(/^\w+$/), QuestionWord), {}),
    steps: blockOf(blocks, 'steps', Question.shape.steps, undefined),
  }
}

function partsOf(sentence: string): Question['sentence'] {
  return sentence.split(/(\{\w+\})/).flatMap((part): Question['sentence'] => {
    const word = /^\{(\w+)\}$/.exec(part)?.[1]
    return word === undefined ? (part === '' ? [] : [part]) : [{ word }]
  })
}

type Block = { raw: string; text?: string }

function blockOf<Value>(blocks: readonly Block[], name: string, schema: z.ZodType<Value>, otherwise: Value | undefined): Value {
  const found = blocks.filter(({ raw }) => raw.startsWith(`\`\`\`${name}\n`))
  const [block] = found
  if (found.length > 1) throw new Error(`it has two blocks of ${name}`)
  if (block === undefined) {
    if (otherwise !== undefined) return otherwise
    throw new Error(`it has no block of ${name}`)
  }
  return schema.parse(jsonOf(name, block.text ?? ''))
}

function jsonOf(name: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new Error(`the block of ${name} is not JSON: ${messageOf(cause)}`, { cause })
  }
}

/** Every word stands in the sentence, once, and in a step. */
function checkWords({ sentence, words, steps }: Question): void {
  const inSentence = sentence.flatMap((part) => (typeof part === 'string' ? [] : [part.word]))
  const inSteps = steps.flatMap((step) => [...JSON.stringify(step).matchAll(/\{(\w+)(?:\.name)?\}/g)].map(([, name]) => name ?? ''))
  const unknown = [...inSentence, ...inSteps].find((name) => !Object.hasOwn(words, name))
  if (unknown !== undefined) throw new Error(`{${unknown}} is not among its words`)
  for (const name of Object.keys(words)) {
    if (inSentence.filter((each) => each === name).length !== 1) throw new Error(`{${name}} stands in its sentence once`)
    if (!inSteps.includes(name)) throw new Error(`{${name}} changes nothing: no step has it`)
  }
}

/** Each word in each of its choices, while the others say what they say at first. */
function everyChoice({ words }: Question): SaidWords[] {
  const first = Object.fromEntries(Object.entries(words).map(([name, word]) => [name, firstSaid(word)]))
  const changed = Object.entries(words).flatMap(([name, word]) =>
    word.control === 'choice' ? word.choices.map(({ label }) => ({ ...first, [name]: label })) : [],
  )
  return [first, ...changed]
}

function checkSteps(question: Question, said: SaidWords): void {
  const found = fillQuestion(question, said).map(({ search, asGenes }, at) => {
    const { source, plural } = resultCategories[search.category]
    const { criteria, facets } = cardOf(source)
    const where = `step ${at + 1} (${JSON.stringify(said)})`
    const read = readSearchTerms(criteria, search.searchTerms ?? [])
    if ('error' in read) throw new Error(`${where}: ${read.error}`)
    for (const [name, { include = [], exclude = [], from, to }] of Object.entries(search.filters ?? {}))
      checkFilter(where, facets[name], { name, include, exclude, from, to })
    const kind = 'kind' in source ? ListKind.safeParse(source.kind).data : undefined
    if (kind === undefined || (asGenes && kind !== 'locus' && lociFieldOf(kind) === null))
      throw new Error(`${where}: searches for ${plural} cannot be ${kind === undefined ? 'combined' : 'turned into genes'}`)
    return asGenes ? 'locus' : kind
  })
  if (new Set(found).size > 1) throw new Error(`its steps find ${[...new Set(found)].join(' and ')}; asGenes makes genes of the others`)
}

type Facet = ReturnType<typeof cardOf>['facets'][string]
type Narrowed = { name: string; include: readonly string[]; exclude: readonly string[]; from: number | undefined; to: number | undefined }

function checkFilter(where: string, facet: Facet | undefined, { name, include, exclude, from, to }: Narrowed): void {
  if (facet === undefined) throw new Error(`${where}: there is no filter ${name}`)
  const hasValues = include.length + exclude.length > 0
  const hasEnds = from !== undefined || to !== undefined
  if (facet.edges === undefined ? hasEnds || !hasValues : hasValues || !hasEnds)
    throw new Error(`${where}: ${name} is narrowed by ${facet.edges === undefined ? 'its values' : 'from and to'}`)
  const labels = facet.values
  const wrong = typeof labels === 'object' ? [...include, ...exclude].find((value) => !Object.hasOwn(labels, value)) : undefined
  if (wrong !== undefined) throw new Error(`${where}: ${name} has no value ${wrong}`)
}

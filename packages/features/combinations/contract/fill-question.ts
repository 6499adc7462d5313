import { dropBlank, toSearchTerms } from '@rosette/contract-kit/search/search-terms.ts'
import { SavedSearch } from '../../list-contents/contract/saved-search.ts'
import type { CombinedStep } from './combination.ts'
import { FilledFilters, type Question, type QuestionWord } from './question.ts'

/** What each word says now: the label of a choice, `GO:0009908 flower development` of a term, a text. */
export type SaidWords = Readonly<Record<string, string>>

/** A step of a question with its words filled in. */
export type FilledStep = Omit<CombinedStep, 'search' | 'list'> & { is: string; search: SavedSearch }

/** What a word says before anyone changes it. */
export function firstSaid(word: QuestionWord): string {
  if (word.control === 'choice') return word.choices[0]?.label ?? ''
  return word.control === 'term' ? `${word.first.id} ${word.first.name}` : word.first
}

/** The words of an address; one that a question does not have, and a choice that is not offered, say what they say at first. */
export function readSaid({ words }: Question, said: SaidWords): Record<string, string> {
  return Object.fromEntries(
    Object.entries(words).map(([name, word]) => {
      const given = said[name]?.trim().slice(0, 200) ?? ''
      const isKnown = word.control === 'choice' ? word.choices.some(({ label }) => label === given) : given !== ''
      return [name, isKnown ? given : firstSaid(word)]
    }),
  )
}

/** The searches of a question. Throws if a search is refused; every choice was tried when the site started. */
export function fillQuestion(question: Question, said: SaidWords): FilledStep[] {
  const filled = readSaid(question, said)
  return question.steps.map(({ is, join, finds, criteria, filters, asGenes }) => {
    // An object goes in and comes out.
    const [terms, narrowed] = [fill(criteria), fill(filters)].map((each) => dropBlank(each as Record<string, unknown>))
    const isFiltered = Object.keys(narrowed ?? {}).length > 0
    const search = SavedSearch.parse({
      category: finds,
      searchTerms: toSearchTerms(terms ?? {}),
      ...(isFiltered && { filters: FilledFilters.parse(narrowed) }),
    })
    return { is: String(fill(is)), join, asGenes, search }
  })

  /**
   * A text that is a word becomes its value, a term its id or with `.name` its name; null leaves out the field that it was in. Within other
   * words it is what the reader sees.
   */
  function fill(value: unknown): unknown {
    if (typeof value === 'string') return fillText(value)
    if (Array.isArray(value)) return value.map(fill)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).flatMap(([name, inner]) => (fill(inner) === null ? [] : [[name, fill(inner)]])))
  }

  function fillText(value: string): unknown {
    const [, name, part] = /^\{(\w+)(\.name)?\}$/.exec(value) ?? []
    const word = name === undefined ? undefined : question.words[name]
    if (name === undefined || word === undefined)
      return value.replace(/\{(\w+)\}/g, (whole, inner: string) =>
        question.words[inner] ? shownWord(question.words[inner], filled[inner] ?? '') : whole,
      )
    const now = filled[name] ?? ''
    if (word.control === 'choice') return word.choices.find(({ label }) => label === now)?.value ?? null
    if (word.control === 'text') return now
    return part === undefined ? termOf(now).id : termOf(now).name
  }
}

/** `GO:0009908 flower development` as id and name; a text without an id means all terms that contain it. */
export function termOf(said: string): { id: string | null; name: string } {
  const { id, name } = /^(?<id>[A-Z]{2}:\d{7})(?: (?<name>.*))?$/s.exec(said)?.groups ?? {}
  return id === undefined ? { id: null, name: said } : { id, name: name ?? id }
}

/** What stands in the sentence for a word. */
export function shownWord(word: QuestionWord, said: string): string {
  return word.control === 'term' ? termOf(said).name : said
}

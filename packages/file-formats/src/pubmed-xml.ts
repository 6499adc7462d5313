import sax from 'sax'
import { cleanText } from './read-table.ts'

/** One article as PubMed describes it. What it does not say is null or an empty list; texts have no markup and no line breaks. */
export type PubmedArticle = {
  pubmedId: number
  title: string | null
  authors: string[]
  journal: string | null
  year: number | null
  volume: string | null
  issue: string | null
  firstPage: string | null
  doi: string | null
  /** Parts of a structured abstract follow each other, each with its label. */
  abstract: string | null
}

export type PubmedReading = {
  article(article: PubmedArticle): void
  /** An update file takes the citation back. */
  deleted(pubmedId: number): void
  reject(reason: string): void
}

/** The longest article of PubMed, with thousands of authors, has a tenth of it. */
const mostText = 1_000_000
/** PubMed's elements are a dozen deep, with names of 30 letters and six attributes. */
const most = { depth: 100, name: 100, attributes: 50 }

type Attributes = Readonly<Record<string, unknown>>
type Author = { isValid: boolean; name: string; initials: string; suffix: string; collective: string }
type Draft = { texts: Map<string, string>; abstract: string[]; authors: Author[]; deleted: number[]; length: number }
/** An element whose text is kept, with that of the markup inside it. */
type Open = { place: string; attributes: Attributes; text: string }

/**
 * Reads PubMed's XML (answers of EFetch, baseline and update files) in pieces of any size. The parser knows the entities of XML and
 * HTML only and opens nothing, whatever a DOCTYPE says. It throws if a file is not well-formed.
 */
export function readPubmedXml({ article, deleted, reject }: PubmedReading): { text(piece: string): void; end(): void } {
  const parser = sax.parser(true)
  const paths: string[] = []
  let draft = newDraft()
  let open: Open | null = null
  let attributeCount = 0

  parser.onerror = (error) => {
    throw new Error(`not well-formed XML: ${error.message.replaceAll('\n', ', ')}`)
  }
  parser.onopentagstart = ({ name }) => {
    attributeCount = 0
    if (paths.length >= most.depth || name.length > most.name) throw new Error(`line ${parser.line + 1}: this is not a file of PubMed`)
  }
  parser.onattribute = () => {
    attributeCount++
    if (attributeCount > most.attributes) throw new Error(`line ${parser.line + 1}: this is not a file of PubMed`)
  }
  parser.onopentag = ({ name, attributes }) => {
    const isRoot = name === 'PubmedArticle' || name === 'DeleteCitation'
    const path = isRoot ? name : `${paths.at(-1) ?? ''}/${name}`
    paths.push(path)
    if (isRoot) draft = newDraft()
    // Elements count too, or empty ones would never end.
    draft.length += 10
    if (draft.length > mostText) return
    if (path === `${listOfAuthors}/Author`) draft.authors.push(newAuthor(attributes))
    if (open === null && Object.hasOwn(keep, path)) open = { place: path, attributes, text: '' }
  }
  parser.ontext = takeText
  parser.oncdata = takeText
  parser.onclosetag = (name) => {
    const path = paths.pop()
    if (open?.place === path && open) {
      keep[open.place]?.(draft, plain(open.text), open.attributes)
      open = null
    }
    if (name === 'DeleteCitation') draft.deleted.forEach(deleted)
    if (name === 'PubmedArticle') finish(draft)
  }

  function takeText(text: string): void {
    draft.length += text.length
    if (open !== null && draft.length <= mostText) open.text += text
  }

  function finish(done: Draft): void {
    const made = toArticle(done)
    if (made === null) reject('an article has no PubMed ID')
    else if (done.length > mostText) reject(`the texts of PubMed ${made.pubmedId} are longer than ${mostText} characters`)
    else article(made)
  }

  return {
    text: (piece) => void parser.write(piece),
    end: () => void parser.close(),
  }
}

function plain(text: string): string {
  return cleanText(text.replace(/\s+/g, ' ').trim())
}

function newDraft(): Draft {
  return { texts: new Map(), abstract: [], authors: [], deleted: [], length: 0 }
}

function newAuthor({ ValidYN }: Attributes): Author {
  return { isValid: ValidYN !== 'N', name: '', initials: '', suffix: '', collective: '' }
}

type Keep = (draft: Draft, text: string, attributes: Attributes) => void

const cited = 'PubmedArticle/MedlineCitation'
const about = `${cited}/Article`
const inIssue = `${about}/Journal/JournalIssue`
const listOfAuthors = `${about}/AuthorList`

/** What is kept, by its place: the lists of references and corrections have PubMed IDs and DOIs of other articles. */
const keep: Readonly<Record<string, Keep>> = {
  [`${cited}/PMID`]: asText('pubmedId'),
  [`${about}/ArticleTitle`]: asText('title'),
  [`${about}/VernacularTitle`]: asText('vernacularTitle'),
  [`${about}/Journal/Title`]: asText('journal'),
  [`${about}/Journal/ISOAbbreviation`]: asText('abbreviation'),
  [`${inIssue}/Volume`]: asText('volume'),
  [`${inIssue}/Issue`]: asText('issue'),
  [`${inIssue}/PubDate/Year`]: asText('year'),
  [`${inIssue}/PubDate/MedlineDate`]: asText('medlineDate'),
  [`${about}/ArticleDate/Year`]: asText('electronicYear'),
  [`${about}/Pagination/StartPage`]: asText('firstPage'),
  [`${about}/Pagination/MedlinePgn`]: asText('pages'),
  [`${about}/ELocationID`]: (draft, text, { EIdType, ValidYN }) => {
    if (EIdType === 'doi' && ValidYN !== 'N') asText('doi')(draft, text, {})
  },
  'PubmedArticle/PubmedData/ArticleIdList/ArticleId': (draft, text, { IdType }) => {
    if (IdType === 'doi') asText('listedDoi')(draft, text, {})
  },
  [`${about}/Abstract/AbstractText`]: (draft, text, { Label }) => {
    if (text !== '') draft.abstract.push(typeof Label === 'string' && Label !== '' ? `${plain(Label)}: ${text}` : text)
  },
  [`${listOfAuthors}/Author/LastName`]: ofAuthor('name'),
  [`${listOfAuthors}/Author/Initials`]: ofAuthor('initials'),
  [`${listOfAuthors}/Author/Suffix`]: ofAuthor('suffix'),
  [`${listOfAuthors}/Author/CollectiveName`]: ofAuthor('collective'),
  'DeleteCitation/PMID': (draft, text) => {
    if (pubmedId.test(text)) draft.deleted.push(Number(text))
  },
}

/** The first of several. */
function asText(field: string): Keep {
  return ({ texts }, text) => {
    if (text !== '' && !texts.has(field)) texts.set(field, text)
  }
}

function ofAuthor(part: 'name' | 'initials' | 'suffix' | 'collective'): Keep {
  return ({ authors }, text) => {
    const author = authors.at(-1)
    if (author) author[part] = text
  }
}

const pubmedId = /^[1-9]\d{0,8}$/

function toArticle({ texts, abstract, authors }: Draft): PubmedArticle | null {
  const reported = (...fields: string[]) => fields.map((field) => texts.get(field)).find((text) => text !== undefined) ?? null
  const id = reported('pubmedId') ?? ''
  if (!pubmedId.test(id)) return null
  const dois = [texts.get('doi'), texts.get('listedDoi')]
  return {
    pubmedId: Number(id),
    title: reported('title', 'vernacularTitle')?.replace(/(?<!\.)\.$/, '') ?? null,
    authors: authors.flatMap((author) => formatAuthor(author) || []),
    journal: reported('journal', 'abbreviation'),
    year: parseYear(reported('year', 'medlineDate', 'electronicYear') ?? ''),
    volume: reported('volume'),
    issue: reported('issue'),
    firstPage: reported('firstPage', 'pages')?.replace(/[-,;].*$/, '') ?? null,
    doi: dois.find((doi) => doi?.startsWith('10.')) ?? null,
    abstract: abstract.join(' ') || null,
  }
}

/** `Example AB Jr`, or the name of a group. Names are separated by semicolons in a release. */
function formatAuthor({ isValid, name, initials, suffix, collective }: Author): string {
  if (!isValid) return ''
  const whole = [name, initials, suffix].filter((part) => part !== '').join(' ')
  return (whole || collective).replaceAll(';', ',')
}

/** `1998 Dec-1999 Jan` begins in 1998; the season may come first. */
function parseYear(text: string): number | null {
  const year = /\b(1[89]|20)\d\d\b/.exec(text)
  return year ? Number(year[0]) : null
}

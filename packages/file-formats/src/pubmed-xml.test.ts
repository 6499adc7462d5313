import { expect, test } from 'vitest'
import { type PubmedArticle, readPubmedXml } from './pubmed-xml.ts'

// All articles, people and journals here are made up; the structure is that of pubmed_250101.dtd.
const head = `<?xml version="1.0" ?>
<!DOCTYPE PubmedArticleSet PUBLIC "-//NLM//DTD PubMedArticle, 1st January 2025//EN" "https://dtd.nlm.nih.gov/ncbi/pubmed/out/pubmed_250101.dtd">
<PubmedArticleSet>`

type Parts = { id?: string; journal?: string; article?: string; citation?: string; data?: string }

function articleOf({ id = '99999901', journal = '', article = '', citation = '', data = '' }: Parts): string {
  return `<PubmedArticle><MedlineCitation Status="MEDLINE" Owner="NLM"><PMID Version="1">${id}</PMID>
    <Article PubModel="Print"><Journal>${journal}</Journal>${article}</Article>${citation}</MedlineCitation>
    <PubmedData>${data}</PubmedData></PubmedArticle>`
}

function readXml(xml: string, pieceLength = xml.length) {
  const articles: PubmedArticle[] = []
  const deleted: number[] = []
  const rejected: string[] = []
  const reader = readPubmedXml({
    article: (each) => articles.push(each),
    deleted: (id) => deleted.push(id),
    reject: (reason) => rejected.push(reason),
  })
  for (let start = 0; start < xml.length; start += pieceLength) reader.text(xml.slice(start, start + pieceLength))
  reader.end()
  return { articles, deleted, rejected }
}

const one = (parts: Parts) => readXml(`${head}${articleOf(parts)}</PubmedArticleSet>`).articles[0]

const whole = articleOf({
  journal: `<ISSN IssnType="Print">0000-0000</ISSN><JournalIssue CitedMedium="Print"><Volume>12</Volume><Issue>3</Issue>
    <PubDate><Year>2019</Year><Month>Mar</Month></PubDate></JournalIssue>
    <Title>Journal of made-up plants</Title><ISOAbbreviation>J Made Up Plants</ISOAbbreviation>`,
  article: `<ArticleTitle>A <i>demo-1</i> mutant takes up CO<sub>2</sub>
      &amp; blooms.</ArticleTitle>
    <Pagination><StartPage>101</StartPage><EndPage>110</EndPage><MedlinePgn>101-10</MedlinePgn></Pagination>
    <ELocationID EIdType="pii" ValidYN="Y">S1</ELocationID><ELocationID EIdType="doi" ValidYN="Y">10.9999/demo.1</ELocationID>
    <Abstract><AbstractText Label="BACKGROUND" NlmCategory="BACKGROUND">Nobody <b>knew</b>.</AbstractText>
      <AbstractText Label="RESULTS">Now β-demo is known.</AbstractText><CopyrightInformation>Nobody's.</CopyrightInformation></Abstract>
    <AuthorList CompleteYN="Y">
      <Author ValidYN="Y"><LastName>Exemplar</LastName><ForeName>Ada B</ForeName><Initials>AB</Initials><Suffix>Jr</Suffix>
        <AffiliationInfo><Affiliation>Demo University</Affiliation></AffiliationInfo></Author>
      <Author ValidYN="N"><LastName>Misprint</LastName><Initials>X</Initials></Author>
      <Author ValidYN="Y"><CollectiveName>Demo Consortium; Plants Group</CollectiveName></Author>
      <Author ValidYN="Y"><LastName>Mononym</LastName></Author></AuthorList>
    <ArticleDate DateType="Electronic"><Year>2018</Year></ArticleDate>`,
  citation: `<CommentsCorrectionsList><CommentsCorrections RefType="Cites"><PMID Version="1">11111111</PMID></CommentsCorrections>
    </CommentsCorrectionsList>`,
  data: `<ArticleIdList><ArticleId IdType="pubmed">99999901</ArticleId><ArticleId IdType="doi">10.9999/DEMO.1</ArticleId></ArticleIdList>
    <ReferenceList><Reference><ArticleIdList><ArticleId IdType="doi">10.9999/another</ArticleId></ArticleIdList></Reference></ReferenceList>`,
})

const expected: PubmedArticle = {
  pubmedId: 99999901,
  title: 'A demo-1 mutant takes up CO2 & blooms',
  authors: ['Exemplar AB Jr', 'Demo Consortium, Plants Group', 'Mononym'],
  journal: 'Journal of made-up plants',
  year: 2019,
  volume: '12',
  issue: '3',
  firstPage: '101',
  doi: '10.9999/demo.1',
  abstract: 'BACKGROUND: Nobody knew. RESULTS: Now β-demo is known.',
}

test.for([1, 7, 4096])(
  '[PUBMED-004] an article has all that it says of itself, and nothing of what it cites, in pieces of %i',
  (length) => {
    expect(readXml(`${head}${whole}</PubmedArticleSet>`, length)).toEqual({ articles: [expected], deleted: [], rejected: [] })
  },
)

test.for([
  ['<JournalIssue><PubDate><MedlineDate>1998 Dec-1999 Jan</MedlineDate></PubDate></JournalIssue>', '', 1998],
  ['<JournalIssue><PubDate><MedlineDate>Winter 2001</MedlineDate></PubDate></JournalIssue>', '', 2001],
  ['', '<ArticleDate><Year>2020</Year></ArticleDate>', 2020],
  ['', '', null],
] as const)('[PUBMED-004] the year of %s %s is %s', ([journal, article, year]) => {
  expect(one({ journal, article })?.year).toBe(year)
})

test('[PUBMED-004] what is missing is null, and other fields stand in', () => {
  expect(one({})).toEqual({
    pubmedId: 99999901,
    title: null,
    authors: [],
    journal: null,
    year: null,
    volume: null,
    issue: null,
    firstPage: null,
    doi: null,
    abstract: null,
  })
  const stand = one({
    journal: '<ISOAbbreviation>Demo J</ISOAbbreviation>',
    article: `<ArticleTitle/><VernacularTitle>Un titre inventé...</VernacularTitle><Pagination><MedlinePgn>e12-5; quiz 7</MedlinePgn></Pagination>
      <ELocationID EIdType="doi" ValidYN="N">10.9999/wrong</ELocationID>`,
    data: '<ArticleIdList><ArticleId IdType="doi">10.9999/right</ArticleId></ArticleIdList>',
  })
  expect(stand).toMatchObject({ title: 'Un titre inventé...', journal: 'Demo J', firstPage: 'e12', doi: '10.9999/right' })
})

test('[PUBMED-005] deleted citations are reported; books are left out', () => {
  const xml = `${head}<PubmedBookArticle><BookDocument><PMID>5</PMID></BookDocument></PubmedBookArticle>
    <DeleteCitation><PMID Version="1">7</PMID><PMID Version="1">8</PMID></DeleteCitation></PubmedArticleSet>`
  expect(readXml(xml)).toEqual({ articles: [], deleted: [7, 8], rejected: [] })
})

test('[PUBMED-006] declared entities are refused: neither a bomb nor a file of the machine is read', () => {
  const lol = Array.from({ length: 9 }, (_, index) => `<!ENTITY l${index + 1} "${`&l${index};`.repeat(10)}">`).join('')
  const bomb = `<!DOCTYPE x [<!ENTITY l0 "lol">${lol}]><PubmedArticleSet>`
  const outside = '<!DOCTYPE x [<!ENTITY file SYSTEM "file:///etc/hostname">]><PubmedArticleSet>'
  const titled = (entity: string) => articleOf({ article: `<ArticleTitle>&${entity};</ArticleTitle>` })
  expect(() => readXml(`${bomb}${titled('l9')}</PubmedArticleSet>`)).toThrow(/not well-formed XML: Invalid character entity/)
  expect(() => readXml(`${outside}${titled('file')}</PubmedArticleSet>`)).toThrow(/not well-formed XML: Invalid character entity/)
})

test('[PUBMED-006] an article with an endless text is skipped, the others are read', () => {
  const long = articleOf({ id: '99999902', article: `<Abstract><AbstractText>${'long '.repeat(200_001)}</AbstractText></Abstract>` })
  const many = articleOf({ id: '99999903', article: `<AuthorList>${'<Author/>'.repeat(100_001)}</AuthorList>` })
  const { articles, rejected } = readXml(`${head}${long}${many}${whole}</PubmedArticleSet>`, 65_536)
  expect(articles).toEqual([expected])
  expect(rejected).toEqual([2, 3].map((id) => `the texts of PubMed 9999990${id} are longer than 1000000 characters`))
})

test.for([
  ['a cut file', `${head}${whole.slice(0, -20)}`, /Unclosed root tag/],
  ['something else', 'Error: too many requests', /Non-whitespace before first tag/],
  ['elements without end', `<PubmedArticleSet>${'<a>'.repeat(101)}`, /line 1: this is not a file of PubMed/],
  ['attributes without end', `<a ${Array.from({ length: 51 }, (_, index) => `a${index}=""`).join(' ')}/>`, /not a file of PubMed/],
  ['names without end', `<${'a'.repeat(101)}/>`, /not a file of PubMed/],
  ['an endless comment', `<a><!--${'x'.repeat(300_000)}--></a>`, /Max buffer length exceeded/],
] as const)('[PUBMED-006] %s fails', ([, xml, reason]) => {
  expect(() => readXml(xml, 65_536)).toThrow(reason)
})

test('an article without a PubMed ID is reported', () => {
  expect(readXml(`${head}${articleOf({ id: '0' })}</PubmedArticleSet>`)).toMatchObject({
    articles: [],
    rejected: ['an article has no PubMed ID'],
  })
})

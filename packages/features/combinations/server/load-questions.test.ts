import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fillQuestion, readSaid } from '../contract/fill-question.ts'
import { loadQuestions } from './load-questions.ts'
import { parseQuestion } from './parse-question.ts'

const right = `---
title: Genes of a term
form: genes
---

Genes annotated to {term} with {evidence} evidence.

\`\`\`words
{
  "term": { "control": "term", "label": "Term", "first": { "id": "GO:0009908", "name": "flower development" } },
  "evidence": { "control": "choice", "label": "Evidence", "choices": [{ "label": "direct", "value": ["IDA"] }, { "label": "any", "value": null }] }
}
\`\`\`

\`\`\`steps
[{ "is": "annotations to {term}", "finds": "genes", "criteria": { "keywordId": "{term}", "keywordTerm": "{term.name}", "evidence": "{evidence}" } }]
\`\`\`
`

test('[HISTORY-017] a file becomes a sentence with words and the searches behind it', () => {
  const question = parseQuestion('genes-of-a-term', right)
  expect(question).toMatchObject({
    id: 'genes-of-a-term',
    title: 'Genes of a term',
    form: 'genes',
    sentence: ['Genes annotated to ', { word: 'term' }, ' with ', { word: 'evidence' }, ' evidence.'],
  })
  expect(fillQuestion(question, {})).toEqual([
    {
      is: 'annotations to flower development',
      join: 'and',
      asGenes: false,
      search: {
        category: 'genes',
        searchTerms: [{ keywordId: 'GO:0009908' }, { keywordTerm: 'flower development' }, { evidence: ['IDA'] }],
      },
    },
  ])
  const [changed] = fillQuestion(question, { term: 'GO:0048366 leaf development', evidence: 'any' })
  expect(changed?.search.searchTerms).toEqual([{ keywordId: 'GO:0048366' }, { keywordTerm: 'leaf development' }])
  // A text that was not chosen among the terms means all that contain it.
  expect(fillQuestion(question, { term: 'leaf', evidence: 'any' })[0]?.search.searchTerms).toEqual([{ keywordTerm: 'leaf' }])
})

test('[HISTORY-017] words of an address that a question does not have are as if nobody had changed them', () => {
  const question = parseQuestion('genes-of-a-term', right)
  const first = { term: 'GO:0009908 flower development', evidence: 'direct' }
  expect(readSaid(question, { evidence: 'wishful', other: 'x', term: '  ' })).toEqual(first)
  expect(readSaid(question, { term: 'x'.repeat(5000) }).term).toHaveLength(200)
})

test.for([
  ['no head', right.replace(/^---/, ''), 'does not begin with a title and a form'],
  ['an unknown form', right.replace('form: genes', 'form: gene'), 'form: Invalid option'],
  ['a further fact', right.replace('form: genes', 'form: genes\nby: Flora'), 'Unrecognized key: "by"'],
  ['no sentence', right.replace(/Genes annotated.*\n/, ''), 'it has no sentence'],
  ['other text', `${right}\nMore words.\n`, 'but not "More words.'],
  ['no steps', right.replace(/```steps[\s\S]*$/, ''), 'it has no block of steps'],
  ['two blocks', right.replace('```steps', '```words\n{}\n```\n\n```steps'), 'two blocks of words'],
  ['JSON with a fault', right.replace('"criteria": {', '"criteria": {,'), 'the block of steps is not JSON'],
  ['an unknown word', right.replace('with {evidence}', 'with {proof}'), '{proof} is not among its words'],
  ['a word twice', right.replace('evidence.', 'evidence {evidence}.'), '{evidence} stands in its sentence once'],
  ['a word without a place', right.replace(' with {evidence} evidence', ''), '{evidence} stands in its sentence once'],
  ['a word without effect', right.replace(', "evidence": "{evidence}"', ''), '{evidence} changes nothing'],
  ['an unknown criterion', right.replace('"keywordId"', '"keyword_id"'), 'step 1'],
  ['an unknown type', right.replace('"finds": "genes"', '"finds": "gene"'), '0.finds: Invalid option'],
  ['a value that only one choice has', right.replace('"value": null', '"value": ["XYZ"]'), '"evidence":"any"'],
  [
    'an unknown filter',
    right.replace('"criteria"', '"filters": { "has_luck": { "include": ["true"] } }, "criteria"'),
    'no filter has_luck',
  ],
  ['an unknown value', right.replace('"criteria"', '"filters": { "has_insertion": { "include": ["yes"] } }, "criteria"'), 'no value yes'],
  ['ends of values', right.replace('"criteria"', '"filters": { "has_insertion": { "from": 1 } }, "criteria"'), 'narrowed by its values'],
  [
    'two kinds',
    right.replace('}]\n```\n', '}, { "is": "lines", "finds": "germplasm" }]\n```\n'),
    'its steps find locus and germplasm; asGenes makes genes of the others',
  ],
  ['people', right.replace('}]\n```\n', '}, { "is": "people", "finds": "community" }]\n```\n'), 'cannot be combined'],
  [
    'no genes',
    right.replace('}]\n```\n', '}, { "is": "sites", "finds": "ecotype", "asGenes": true }]\n```\n'),
    'cannot be turned into genes',
  ],
] as const)('[HISTORY-017] a question with %s is refused with its file and its fault', async ([, markdown, problem]) => {
  expect(markdown).not.toBe(right)
  const folder = await mkdtemp(join(tmpdir(), 'questions-'))
  await writeFile(join(folder, 'genes-of-a-term.md'), markdown)
  await expect(loadQuestions(folder)).rejects.toThrow(problem)
  await expect(loadQuestions(folder)).rejects.toThrow(/^questions\/genes-of-a-term\.md: /)
})

test('[HISTORY-018] twelve questions come with the site, in the order of their titles', async () => {
  const questions = await loadQuestions()
  expect(questions).toHaveLength(12)
  expect(questions.map(({ title }) => title)).toEqual(
    questions.map(({ title }) => title).toSorted((one, other) => one.localeCompare(other, 'en')),
  )
})

import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkout } from '../checkout.ts'
import { type AnsweredQuestion, lineOf, measureRecall, missedOf } from './measure-recall.ts'

const hasPython = spawnSync('python3', ['--version']).status === 0

/** What lines of Python beside the baseline print. */
function python(...lines: string[]): string {
  const { stdout, stderr } = spawnSync('python3', ['-B', '-c', ['import baseline', ...lines].join('\n')], {
    cwd: join(checkout, 'tools/relevance'),
    encoding: 'utf8',
  })
  return `${stdout}${stderr}`.trimEnd()
}

const documents = '{"A": "flower development", "B": "flowers", "C": "root hair", "D": "flower development and much else of the root"}'

test.skipIf(!hasPython)('[GENERAL-023] the baseline ranks by rare words, short texts and papers (needs Python 3)', () => {
  const hitsFor = (text: string, papers: string) =>
    python(`print(",".join(baseline.first_hits(baseline.Index(${documents}), ${papers}, ${JSON.stringify(text)})))`)
  expect(hitsFor('flower development', '{}')).toBe('A,D,B')
  expect(hitsFor('flower development', '{"D": 50}')).toBe('D,A,B')
  expect(hitsFor('the stem', '{"D": 50}')).toBe('')
})

test.skipIf(!hasPython)('[GENERAL-023] a gene lacks a question if one of its words begins like none of the gene (needs Python 3)', () => {
  const lacks = (question: string, text: string) =>
    python(`print(baseline.lacks_words(${JSON.stringify(question)}, ${JSON.stringify(text)}))`)
  expect(lacks('disease resistance', 'Resistant to a disease')).toBe('False')
  expect(lacks('disease resistance', 'a disease')).toBe('True')
})

test('[GENERAL-023] recall is the mean over questions, and genes that no file connects with the words are counted apart', () => {
  const answered: AnsweredQuestion[] = [
    { number: 1, text: 'one', genes: { AG: 'AT4G18960', FT: 'AT1G65480' }, site: ['AT4G18960'], baseline: [], unsaid: ['AT1G65480'] },
    { number: 3, text: 'two', genes: { CO: 'AT5G15840' }, site: ['AT5G15840'], baseline: ['AT5G15840'], unsaid: [] },
    { number: 5, text: 'three', genes: { GI: 'AT1G22770' }, site: [], baseline: ['AT1G22770'], unsaid: ['AT1G22770'] },
  ]
  const recall = measureRecall(answered)
  expect(recall).toEqual({
    questions: 3,
    genes: 4,
    unsaid: 2,
    all: { site: 0.5, baseline: 2 / 3 },
    said: { site: 1, baseline: 0.5 },
  })
  expect(lineOf('dev', recall)).toBe('dev                          3      4      2   0.500     0.667     1.000     0.500')
  expect(answered.flatMap(missedOf)).toEqual(['1 one: FT (unsaid)', '5 three: GI (unsaid)'])
})

import { Filters } from '@rosette/contract-kit/search/search-contract.ts'
import { formCategories } from '@rosette/kinds/registry/search-entries.ts'
import { z } from 'zod'
import { resultCategoryNames } from '../../site/contract/result-categories.ts'
import { joiningWords, maxSteps } from './joining-words.ts'

const text = z.string().min(1).max(200)

/** A word of a sentence that a reader can change: one of some choices, an ontology term, or a text of their own. */
export const QuestionWord = z.discriminatedUnion('control', [
  z.strictObject({
    control: z.literal('choice'),
    label: text,
    choices: z
      .array(z.strictObject({ label: text, value: z.unknown() }))
      .min(2)
      .max(40)
      .describe('The first one is chosen at first; null as a value leaves the field empty.'),
  }),
  z.strictObject({
    control: z.literal('term'),
    label: text,
    first: z.strictObject({ id: text, name: text }),
  }),
  z.strictObject({ control: z.literal('text'), label: text, first: text }),
])
export type QuestionWord = z.infer<typeof QuestionWord>

/** A search that a question is made of. `{term}` in its criteria and filters is the word of that name. */
export const QuestionStep = z.strictObject({
  is: text.describe('What the search is, to follow "made of".'),
  join: z.enum(joiningWords).default('and'),
  finds: z.enum(resultCategoryNames).describe('A category of results.'),
  criteria: z.record(z.string().max(60), z.unknown()).default({}),
  filters: z.record(z.string().max(60), z.unknown()).default({}),
  asGenes: z.boolean().default(false),
})
export type QuestionStep = z.infer<typeof QuestionStep>

/** GET questions: sentences with words to change, and the searches that answer them. */
export const Question = z
  .object({
    id: z.string(),
    title: text,
    form: z.enum(formCategories).describe('The form on whose page it stands.'),
    sentence: z.array(z.union([z.string(), z.object({ word: z.string() })])),
    words: z.record(z.string(), QuestionWord),
    steps: z.array(QuestionStep).min(1).max(maxSteps),
  })
  .meta({ id: 'Question' })
export type Question = z.infer<typeof Question>

export const QuestionsAnswer = z.object({ questions: z.array(Question) }).meta({ id: 'QuestionsAnswer' })
export type QuestionsAnswer = z.infer<typeof QuestionsAnswer>

/** Values of filters are checked once the words are filled in. */
export const FilledFilters = Filters

import { eachFile, type Rule } from '../rule.ts'

const decision = /^docs\/decisions\/(\d{4})-([a-z0-9-]+)\.md$/

/** A decision is one file of at most 40 lines whose title is the sentence, and whose name is number and title. */
export const decisionTitles: Rule = eachFile(
  (path) => path.startsWith('docs/decisions/'),
  ({ path, text }) => {
    const [, , name] = decision.exec(path) ?? []
    const title = /^# (.+)\n/.exec(text)?.[1] ?? ''
    if (!name) return [{ reason: 'a decision is called NNNN-sentence-as-title.md' }]
    if (title.split(' ').length < 4) return [{ line: 1, reason: 'the title is the decision, as a sentence' }]
    if (slug(title) !== name) return [{ line: 1, reason: `the file's name does not say "${title}"` }]
    return text.trimEnd().split('\n').length > 40 ? [{ reason: 'a decision has at most 40 lines' }] : []
  },
)

/** Numbers of decisions have no holes and are used once. */
export const decisionNumbers: Rule = (tree) =>
  tree
    .filter(({ path }) => decision.test(path))
    .sort((a, b) => a.path.localeCompare(b.path))
    .filter(({ path }, at) => Number(decision.exec(path)?.[1]) !== at + 1)
    .map(({ path }) => ({ path, reason: 'decisions are numbered 0001, 0002, … without holes' }))

function slug(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

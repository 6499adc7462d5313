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

/** The third line of a decision tells its status, and the index by subject lists it. */
export const decisionIndex: Rule = (tree) => {
  const index = tree.find(({ path }) => path === 'docs/decisions.md')?.text ?? ''
  return tree
    .filter(({ path }) => decision.test(path))
    .flatMap(({ path, text }) => [
      ...(/^Status: (accepted|replaced by \d{4}), [A-Z][a-z]+ \d{4}\./.test(text.split('\n')[2] ?? '')
        ? []
        : [{ path, line: 3, reason: 'a decision has a status line: "Status: accepted, November 2026."' }]),
      ...(index.includes(`](${path.slice('docs/'.length)})`) ? [] : [{ path, reason: 'docs/decisions.md does not list this decision' }]),
    ])
}

function slug(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

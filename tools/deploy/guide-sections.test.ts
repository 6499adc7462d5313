import { expect, test } from 'vitest'
import { readInstallGuide } from './follow-install-guide.ts'
import { expectKnownGuide, fillBlanks, guideSections } from './guide-sections.ts'

const guide = `# Install

\`\`\`sh
before the sections
\`\`\`

## 1. Packages

\`\`\`sh
apt-get update
apt-get install nginx
\`\`\`

Text.

\`\`\`ini
[Service]
\`\`\`

\`\`\`sh
publish <id>

# ## 2. Not a title
\`\`\`

## 2. Rosette

Nothing to do.

## Containers

\`\`\`sh
docker
\`\`\`
`

test('[OPER-102] the commands of a guide are the sh blocks of its numbered sections', () => {
  expect(guideSections(guide)).toEqual([
    { number: 1, title: 'Packages', scripts: ['apt-get update\napt-get install nginx', 'publish <id>\n\n# ## 2. Not a title'] },
    { number: 2, title: 'Rosette', scripts: [] },
  ])
  expect(() => guideSections('## 1. Packages\n\n```sh\napt-get update')).toThrow(/has no end/)
})

test('[OPER-102] a blank that nobody fills in stops the reader of the guide', () => {
  expect(fillBlanks('admin=PASSWORD; publish <id>', { PASSWORD: 'a', '<id>': '2026' })).toBe('admin=a; publish 2026')
  expect(fillBlanks('cat < file > other; engine < role.json > a.txt', {})).toBe('cat < file > other; engine < role.json > a.txt')
  expect(() => fillBlanks('publish <id>', { PASSWORD: 'a' })).toThrow('The guide has a blank that nobody fills in: <id>')
  expect(() => fillBlanks('install <the release>', {})).toThrow('<the release>')
})

test('[OPER-102] a guide with other sections or blanks is not the one that is followed', async () => {
  const [first] = guideSections(guide)
  const sections = first ? [first] : []
  expect(() => expectKnownGuide(sections, ['Packages'], ['<id>'])).not.toThrow()
  expect(() => expectKnownGuide(sections, ['Packages', 'Rosette'], [])).toThrow(/has the sections Packages; known are Packages, Rosette/)
  expect(() => expectKnownGuide(sections, ['Packages'], ['PASSWORD'])).toThrow(/no longer has the blank PASSWORD/)
  expect(() => expectKnownGuide(guideSections(guide), ['Packages', 'Rosette'], [])).toThrow(/Rosette has no commands/)
  expect((await readInstallGuide()).map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7])
})

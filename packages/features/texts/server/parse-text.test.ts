import { expect, test } from 'vitest'
import { parseText } from './parse-text.ts'

const targets = { addressOf: (href: string) => href, pictureOf: (file: string) => ({ src: `/${file}`, width: 4, height: 3 }) }
const parse = (body: string) => parseText('help', `---\ntitle: Help\nlead: All: of it.\n---\n${body}`, targets)
const nodesOf = (body: string) => parse(`## Part\n\n${body}`).sections[0]?.nodes

test('front matter is the title and the lead; every heading of two # begins a section with an id', () => {
  expect(parse('')).toEqual({ name: 'help', title: 'Help', lead: 'All: of it.', sections: [] })
  expect(parse('## Lists of ids\n\n## What’s “new”?\n').sections).toMatchObject([{ id: 'lists-of-ids' }, { id: 'what-s-new' }])
})

test('lines of a paragraph are joined; bold, italics, code, links and escaped characters are read', () => {
  expect(nodesOf('One **bold *both***\ntwo `a*b*` [to *it*](/x) 3 \\* 4')).toEqual([
    {
      tag: 'p',
      children: [
        'One ',
        { tag: 'strong', children: ['bold ', { tag: 'em', children: ['both'] }] },
        ' two ',
        { tag: 'code', children: ['a*b*'] },
        ' ',
        { tag: 'a', href: '/x', children: ['to ', { tag: 'em', children: ['it'] }] },
        ' 3 * 4',
      ],
    },
  ])
})

test('lists, tables, code, small headings and pictures are read', () => {
  const item = (words: string) => ({ tag: 'li', children: [words] })
  expect(nodesOf('- one\n  more\n- two\n1. first')).toEqual([
    { tag: 'ul', children: [item('one more'), item('two')] },
    { tag: 'ol', children: [item('first')] },
  ])
  expect(nodesOf('| A | B |\n| --- | --- |\n| 1 \\| 2 | `x` |')).toMatchObject([
    { tag: 'table', children: [{ tag: 'thead' }, { tag: 'tbody' }] },
  ])
  expect(nodesOf('```sh\na <b> *c*\n\n# d\n```')).toEqual([{ tag: 'pre', children: [{ tag: 'code', children: ['a <b> *c*\n\n# d'] }] }])
  expect(nodesOf('### Small')).toEqual([{ tag: 'h3', id: 'small', children: ['Small'] }])
  expect(nodesOf('![A plant](p.webp)')).toEqual([
    { tag: 'p', children: [{ tag: 'img', children: [], alt: 'A plant', src: '/p.webp', width: 4, height: 3 }] },
  ])
})

test.each([
  ['## Part\n\na <b>b</b>', 'help.md, line 7: texts have no HTML: <b>'],
  ['## Part\n\n<!-- x -->', 'texts have no HTML'],
  ['## Part\n\nAT&amp;T', 'texts have no HTML: &amp;'],
  ['## Part\n\n![](p.webp)', 'the picture p.webp has no description'],
  ['## Part\n\n> quoted', 'texts have paragraphs, lists of one level'],
  ['## Part\n\n- a\n  - b', 'texts have paragraphs, lists of one level'],
  ['## Part\n\n**open', '** opens or closes something'],
  ['## Part\n\n```\ncode', 'this code has no end'],
  ['## Part\n\n| A |\n| x |', 'the second line of a table'],
  ['## Part\n\n| A |\n| --- |\n| 1 | 2 |', 'as many cells as its head'],
  ['## Part\n\n## Part', 'words that no other heading of the text has'],
  ['## Part\n\none\n\n- a\n- b\n\n~~~\nx\n~~~\n', 'help.md, line 12: texts have paragraphs'],
  ['## Part\n\nword\n---\n', 'headings have two or three #'],
  ['## Part\n\n~~gone~~', 'texts have bold, italics'],
  ['## Part\n\n[a](/b "c")', 'links have no titles'],
  ['## Part\n\n[a][b]\n\n[b]: /c', 'help.md, line 9: texts have paragraphs'],
  ['## A `b`', 'headings are plain words'],
  ['# Part', 'headings have two or three #'],
  ['words', 'a text begins with a heading'],
])('%j is refused, and the line named', (body, message) => {
  expect(() => parse(body)).toThrow(message)
})

test.each(['', 'title: A', '---\ntitle: A\n---', '---\ntitle: A\nlead: B\nlayout: C\n---'])('front matter %j is refused', (markdown) => {
  expect(() => parseText('help', markdown, targets)).toThrow(/^help\.md /)
})

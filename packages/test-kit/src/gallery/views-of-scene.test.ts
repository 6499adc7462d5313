import { expect, test } from 'vitest'
import { type View, views, viewsOfScene } from './views-of-scene.ts'

const positions = Array.from({ length: 80 }, (_, i) => i)
const hashes = ['b8d8086c', '30af7271', '5079334e', 'a03617af']
const named = ({ width, theme }: View) => `${width} ${theme}`

test('a commit looks at every scene once, and at a quarter of them in each view', () => {
  for (const hash of hashes) {
    const seen = positions.flatMap((position) => viewsOfScene(position, hash))
    expect(seen).toHaveLength(positions.length)
    const counts = Map.groupBy(seen, named)
    expect([...counts.values()].map((its) => its.length)).toEqual(views.map(() => positions.length / views.length))
  }
})

test('the same commit looks at the same views, and four that end differently look at all of them', () => {
  for (const position of positions) {
    expect(viewsOfScene(position, hashes[0])).toEqual(viewsOfScene(position, hashes[0]))
    const seen = hashes.flatMap((hash) => viewsOfScene(position, hash)).map(named)
    expect(seen.toSorted()).toEqual(views.map(named).toSorted())
  }
})

test('without a commit every scene is looked at in all four views', () => {
  expect(viewsOfScene(3, undefined).map(named)).toEqual(['1440 light', '1440 dark', '390 light', '390 dark'])
})

test('what is not a hash is refused', () => {
  expect(() => viewsOfScene(0, 'main.')).toThrow("'main.' is not the hash of a commit")
})

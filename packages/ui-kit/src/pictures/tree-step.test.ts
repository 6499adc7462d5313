import { expect, test } from 'vitest'
import { type TreeLine, treeStep } from './tree-step.ts'

// a (open, fixed) > b (open) > c, d (closed)
const lines: readonly TreeLine[] = [
  { level: 1, isOpen: true, isFixed: true },
  { level: 2, isOpen: true },
  { level: 3, isOpen: null },
  { level: 2, isOpen: false },
]
const unpressed = { altKey: false, ctrlKey: false, metaKey: false }
const press = (key: string, at: number) => treeStep({ key, ...unpressed }, lines, at)

test('up and down, first and last', () => {
  expect([press('ArrowDown', 0), press('ArrowDown', 3), press('ArrowUp', 0), press('ArrowUp', 2)]).toEqual([
    { to: 1 },
    null,
    null,
    { to: 1 },
  ])
  expect([press('Home', 2), press('End', 0), press('Enter', 1), press('x', 1)]).toEqual([{ to: 0 }, { to: 3 }, 'choose', null])
})

test('right opens and goes in; left closes and goes out, but not out of a line that stays open', () => {
  expect([press('ArrowRight', 3), press('ArrowRight', 1), press('ArrowRight', 2)]).toEqual(['open', { to: 2 }, null])
  expect([press('ArrowLeft', 1), press('ArrowLeft', 2), press('ArrowLeft', 3), press('ArrowLeft', 0)]).toEqual([
    'close',
    { to: 1 },
    { to: 0 },
    null,
  ])
})

test('keys of the browser are left to it', () => {
  for (const held of ['altKey', 'ctrlKey', 'metaKey']) {
    expect(treeStep({ key: 'ArrowLeft', ...unpressed, [held]: true }, lines, 1)).toBeNull()
  }
})

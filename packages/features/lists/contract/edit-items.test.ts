import { expect, test } from 'vitest'
import { addItems, takeOutItems } from './edit-items.ts'

const listed = { items: ['AT4G18960', 'AT5G10140'], leftover: ['nobody'] }

test('[LIST-065] added items come after those that are there, each once, and so do lines that match nothing', () => {
  const added = { items: ['AT1G65480', 'AT4G18960'], leftover: ['somebody', 'nobody'] }
  expect(addItems(listed, added)).toEqual({ items: ['AT4G18960', 'AT5G10140', 'AT1G65480'], leftover: ['nobody', 'somebody'] })
})

test('[LIST-066] items are taken out, the others keep their order, and what is left over stays', () => {
  expect(takeOutItems(listed, new Set(['AT4G18960', 'AT1G01010']))).toEqual({ items: ['AT5G10140'], leftover: ['nobody'] })
})

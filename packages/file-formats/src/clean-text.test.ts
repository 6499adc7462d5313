import { expect, test } from 'vitest'
import { cleanText } from './clean-text.ts'

test('a lost character is shown as lost, tabs and letters stay', () => {
  expect(cleanText('not di\u0000erent\tplant-speci\u001ec µm γ')).toBe('not di\uFFFDerent\tplant-speci\uFFFDc µm γ')
})

import { expect, test } from 'vitest'
import { accessOf, anonymous } from './access.ts'

test('somebody without a session has no subscription, and a route declares who may call it, by a session unless it says that it takes tokens', () => {
  expect(anonymous).toEqual({ role: 'anonymous', isSubscribed: false })
  expect(accessOf('own', { cost: 'light' })).toEqual({ access: 'own', cost: 'light', takesTokens: false })
  expect(accessOf('own', { cost: 5, rights: 'named' })).toEqual({ access: 'own', cost: 5, takesTokens: false, rights: 'named' })
  expect(accessOf('record', { cost: 'light', takesTokens: true })).toEqual({ access: 'record', cost: 'light', takesTokens: true })
})

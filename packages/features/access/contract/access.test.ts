import { expect, test } from 'vitest'
import { accessOf, anonymous } from './access.ts'

test('somebody without a session has no subscription, and a route declares who may call it, by a session unless it says that it takes tokens', () => {
  expect(anonymous).toEqual({ role: 'anonymous', isSubscribed: false })
  expect(accessOf('own')).toEqual({ access: 'own', takesTokens: false })
  expect(accessOf('record', { takesTokens: true })).toEqual({ access: 'record', takesTokens: true })
})

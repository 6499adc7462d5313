import { expect, test } from 'vitest'
import { accessOf, anonymous } from './access.ts'

test('somebody without a session has no subscription, and a route declares who may call it', () => {
  expect(anonymous).toEqual({ role: 'anonymous', isSubscribed: false })
  expect(accessOf('own')).toEqual({ access: 'own' })
})

import { expect, test } from 'vitest'
import { z } from 'zod'
import { recordAnswer } from './record-answer.ts'

test('[TRUTH-008] an answer has the fields of its record and whether it is made up, and nothing else', () => {
  const answer = recordAnswer(z.object({ name: z.string() }))
  expect(answer.parse({ name: 'DEMO00001', isMadeUp: true, further: 1 })).toEqual({ name: 'DEMO00001', isMadeUp: true })
  expect(answer.parse({ name: 'NM_118013.2' })).toEqual({ name: 'NM_118013.2' })
  expect(answer.safeParse({ isMadeUp: true }).success).toBe(false)
})

import { systemClock } from '@rosette/contract-kit/clock.ts'
import { accessOf, anonymous } from '@rosette/features/access/contract/access.ts'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { addRouteAccess } from './route-access.ts'

function site() {
  const app = Fastify()
  addRouteAccess(app, { visitorOf: async () => anonymous, sessionOf: async () => null, clock: systemClock })
  return app
}

test('a call that does not declare who may make it prevents the start', () => {
  expect(() => site().get('/api/planted', () => 'done')).toThrow('GET /api/planted does not declare who may call it')
})

test('[SECURE-049] a call by which curators or members change something declares whose rights, or prevents the start', () => {
  for (const access of ['own', 'curator'] as const) {
    const planted = () => site().post('/api/planted', { config: accessOf(access, { cost: 'light' }) }, () => 'done')
    expect(planted).toThrow('POST /api/planted does not declare whose rights it changes')
    site().get('/api/planted', { config: accessOf(access, { cost: 'light' }) }, () => 'done')
    site().post('/api/planted', { config: accessOf(access, { cost: 'light', rights: 'others' }) }, () => 'done')
  }
  site().post('/api/planted', { config: accessOf('member', { cost: 'light' }) }, () => 'done')
})

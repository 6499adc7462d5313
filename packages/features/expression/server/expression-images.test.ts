import { afterEach, beforeEach, expect, test } from 'vitest'
import { expressionImages } from './expression-images.ts'
import { misbehaviours, png, sendPng, startImageStandin } from './image-standin.ts'

const day = 24 * 60 * 60_000
const start = Date.parse('2026-11-01T00:00:00Z')
let standin: Awaited<ReturnType<typeof startImageStandin>>
let now = start
beforeEach(async () => {
  now = start
  standin = await startImageStandin()
})
afterEach(() => standin.stop())

const open = (timeoutMs = 10_000) => expressionImages({ baseUrl: standin.url, timeoutMs }, () => now)

test('[DLOCUS-012] the image comes from the address of the data set and the locus, spaces as underscores', async () => {
  const images = open()
  expect(await images.find('Klepikova_Atlas', 'AT4G18960')).toEqual({ type: 'image/png', bytes: png })
  await images.find('Abiotic Stress II', 'AT1G01010')
  expect(standin.requests).toEqual([
    '/api/efp_image/efp_arabidopsis/Klepikova_Atlas/Absolute/AT4G18960',
    '/api/efp_image/efp_arabidopsis/Abiotic_Stress_II/Absolute/AT1G01010',
  ])
})

test.each(misbehaviours)('[EXPR-004] a service that $what has no image', async ({ behave, error }) => {
  standin.behave(behave)
  expect(await open().find('Seed', 'AT4G18960')).toEqual({ wasSuccessful: false, error })
  expect(standin.requests).toHaveLength(1)
})

test('[SECURE-056] a service that leads to another host has no image, and that host is not asked', async () => {
  const other = await startImageStandin()
  for (const status of [301, 302, 303, 307, 308]) {
    standin.behave((response) => response.writeHead(status, { location: `${other.url}/inside.png` }).end())
    expect(await open().find('Seed', 'AT4G18960')).toEqual({ wasSuccessful: false, error: null })
  }
  other.stop()
  expect([standin.requests.length, other.requests]).toEqual([5, []])
})

test.each([
  ['does not answer in time', () => {}],
  ['closes the connection', (response: { destroy(): void }) => response.destroy()],
])('[EXPR-004] a service that %s is a failure of the call, and is asked again', async (_what, behave) => {
  standin.behave(behave)
  const images = open(300)
  await expect(images.find('Seed', 'AT4G18960')).rejects.toMatchObject({ code: 'upstream_failed' })
  standin.behave(sendPng)
  expect(await images.find('Seed', 'AT4G18960')).toEqual({ type: 'image/png', bytes: png })
})

test('[EXPR-005] an image is kept for a day, that there is none for ten minutes', async () => {
  const images = open()
  const ask = () => images.find('Seed', 'AT4G18960')
  await ask()
  now = start + day
  await ask()
  expect(standin.requests).toHaveLength(1)
  now += 1
  standin.behave((response) => response.writeHead(404).end())
  await ask()
  now += 10 * 60_000
  await ask()
  expect(standin.requests).toHaveLength(2)
  now += 1
  await ask()
  expect(standin.requests).toHaveLength(3)
})

test('[EXPR-005] all who wait for one image share a request; a fifth image at a time is refused', async () => {
  const answers: (() => void)[] = []
  standin.behave((response) => answers.push(() => response.setHeader('content-type', 'image/png').end(png)))
  const images = open()
  const waiting = ['Seed', 'Seed', 'Root', 'Embryo', 'Hormone'].map((dataSet) => images.find(dataSet, 'AT4G18960'))
  await expect(images.find('Chemical', 'AT4G18960')).rejects.toMatchObject({ code: 'overloaded' })
  while (answers.length < 4) await new Promise((resolve) => setTimeout(resolve, 5))
  for (const answer of answers) answer()
  await Promise.all(waiting)
  expect(standin.requests).toHaveLength(4)
})

test('[EXPR-005] what is kept is bounded: the images used longest ago are forgotten', async () => {
  const large = Buffer.alloc(4 * 1024 * 1024)
  standin.behave((response) => response.setHeader('content-type', 'image/png').end(large))
  const images = open()
  for (let index = 0; index < 17; index += 1) await images.find('Seed', `AT1G010${10 + index}`)
  await images.find('Seed', 'AT1G01026')
  expect(standin.requests).toHaveLength(17)
  await images.find('Seed', 'AT1G01010')
  expect(standin.requests).toHaveLength(18)
  // The second image went when the first one came back; the third is looked at before the second comes back, so the fourth goes.
  for (const locus of ['AT1G01012', 'AT1G01011', 'AT1G01012']) await images.find('Seed', locus)
  expect(standin.requests).toHaveLength(19)
})

test('[EXPR-005] an image without bytes is an answer like any other', async () => {
  standin.behave((response) => response.setHeader('content-type', 'image/png').end())
  expect(await open().find('Seed', 'AT4G18960')).toEqual({ type: 'image/png', bytes: Buffer.alloc(0) })
})

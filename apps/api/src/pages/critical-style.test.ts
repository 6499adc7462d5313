import { expect, test } from 'vitest'
import { criticalStyle, parseStyle } from './critical-style.ts'

const stored = (css: string, html: string) => criticalStyle(parseStyle(css), html)

test('[PAINT-003] rules without classes and rules of classes in use are kept, in their order', () => {
  const css = '@layer a,b;:root{--x:1}.card{a:b}.gone{a:b}.card .gone{a:b}.card>.row{a:b}'
  expect(stored(css, '<p class="card row">')).toBe('@layer a,b;:root{--x:1}.card{a:b}.card>.row{a:b}')
})

test('of several selectors those in use are kept', () => {
  expect(stored('.card,.gone,p.card:is(.x,.y){a:b}', '<p class="card">')).toBe('.card,p.card:is(.x,.y){a:b}')
})

test('groups are looked into and left out if nothing remains', () => {
  expect(stored('@media (max-width:9px){.gone{a:b}}@layer m{.card{a:b}.gone{a:b}}', '<p class="card">')).toBe('@layer m{.card{a:b}}')
})

test('fonts and animations are kept, and brackets in strings are text', () => {
  const css = '@font-face{src:url("a{b")}@keyframes x{0%{a:b}to{a:c}}.card:before{content:"}.gone{"}'
  expect(stored(css, '<p class="card">')).toBe(css)
})

test('nested rules stay with their rule', () => {
  expect(stored('.card{a:b;&:hover{a:c}}', '<p class="card">')).toBe('.card{a:b;&:hover{a:c}}')
})

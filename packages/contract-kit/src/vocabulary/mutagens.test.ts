import { expect, test } from 'vitest'
import { germplasmMutagens, polymorphismMutagens } from './mutagens.ts'

const namedByBoth =
  'ethylmethane sulfonate, fast neutrons, gamma rays, X-rays, T-DNA insertion, transposon insertion, Agrobacterium transformation, CRISPR/Cas9, diepoxybutane, ethyl-nitrosourea, nitrosomethyl urea, tissue culture, unknown'

test('the polymorphism form has 21 mutagens, the germplasm form those and some more', () => {
  expect(polymorphismMutagens).toHaveLength(21)
  expect(new Set(germplasmMutagens).size).toBe(27)
  expect(polymorphismMutagens).toEqual(expect.arrayContaining(namedByBoth.split(', ')))
  expect(germplasmMutagens).toEqual(expect.arrayContaining([...polymorphismMutagens]))
  const further = 'ionizing radiation, nitrosomethyl biuret, nitroguanidine, 5-bromouracil, spontaneous'
  expect(germplasmMutagens).toEqual(expect.arrayContaining(further.split(', ')))
})

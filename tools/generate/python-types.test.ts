import { expect, test } from 'vitest'
import { formatPythonTypes } from './python-types.ts'

const schemas = {
  Ref: { properties: { key: { type: 'integer' } }, required: ['key'] },
  Row: {
    properties: {
      name: { type: ['string', 'null'], description: 'Null if\n unknown' },
      refs: { type: 'array', items: { $ref: '#/components/schemas/Ref' } },
      other: { anyOf: [{ $ref: '#/components/schemas/Elsewhere' }, { type: 'null' }] },
      kind: { type: 'string', enum: ['a', 'b'] },
      counts: { type: 'object', additionalProperties: { type: 'integer' } },
    },
    required: ['name', 'refs', 'other', 'kind'],
  },
}

test('[PYTHON-002] every field of a contract has the type that the document gives it', () => {
  const text = formatPythonTypes(schemas, ['Ref', 'Row'])
  expect(text.slice(text.indexOf('\nclass'))).toBe(`
class Ref(TypedDict):
    key: int


class Row(TypedDict):
    #: Null if unknown
    name: str | None
    refs: list[Ref]
    other: dict[str, Any] | None
    kind: Literal["a", "b"]
    counts: NotRequired[dict[str, int]]
`)
})

test('[PYTHON-002] a row that may be empty has None in every field', () => {
  const text = formatPythonTypes(schemas, ['Ref', 'Row'], ['Row'])
  expect(text).toContain('    key: int\n')
  expect(text).toContain('    name: str | None\n    refs: list[Ref] | None\n')
  expect(text).toContain('    counts: NotRequired[dict[str, int] | None]\n')
})

test('[PYTHON-002] a contract that the document lost is an error', () => {
  expect(() => formatPythonTypes(schemas, ['Gone'])).toThrow('no object Gone')
})

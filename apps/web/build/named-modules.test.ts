import { join } from 'node:path'
import { expect, test } from 'vitest'
import { nameImports } from './named-modules.ts'

const root = join(import.meta.dirname, '../../..')
const file = 'packages/kinds/registry/forms.ts'
const nameIn = (code: string, target: string | null) =>
  nameImports(code, file, () => target && join(root, target))
    .split('\n')
    .at(-1)

test('a late import is named after its file', () => {
  const code = "const load = () => import('../web/a.tsx')"
  expect(nameIn(code, 'packages/web/a.tsx')).toBe("const load = () => nameModule(import('../web/a.tsx'), 'packages/web/a.tsx')")
})

test('an import with a placeholder is named when it is made', () => {
  const kind = ['$', '{kind}'].join('')
  expect(nameIn(`import(\`../${kind}/web/${kind}-form.ts\`)`, null)).toBe(
    `nameModule(import(\`../${kind}/web/${kind}-form.ts\`), \`packages/kinds/${kind}/web/${kind}-form.ts\`)`,
  )
})

test('packages of others and code without late imports stay as they are', () => {
  const code = "const load = () => import('react')"
  expect(nameImports(code, file, () => join(root, 'node_modules/react/index.js'))).toBe(code)
  expect(nameImports("import { a } from './a.ts'", file, () => null)).toBe("import { a } from './a.ts'")
})

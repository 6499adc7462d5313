import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { checkout } from '../checkout.ts'
import { type OpenapiSchema, readOpenapi } from '../generate/read-openapi.ts'

const Names = z.array(z.string()).default([])
const Calls = z.record(z.string(), z.object({ method: z.string(), path: z.string(), body: Names, query: Names }))

test('[RPKG-002] every call of the R package, and each name that it sends, is in the contract', async () => {
  const calls = Calls.parse(JSON.parse(await readFile(join(checkout, 'clients/r/inst/calls.json'), 'utf8')))
  const { paths, components } = await readOpenapi()
  const namesIn = (schema: OpenapiSchema | undefined): string[] => {
    if (schema === undefined) return []
    const named = components.schemas[schema.$ref?.split('/').at(-1) ?? '']
    return [...Object.keys(schema.properties ?? {}), ...[named, ...(schema.anyOf ?? [])].flatMap(namesIn)]
  }
  // Each search form is a call of its own, and all take the same names.
  const forms = Object.keys(paths).filter((path) => /^\/api\/search\/(?!general|everything|sequences)\w+$/.test(path))
  expect(forms.length).toBeGreaterThan(12)
  const complaints = Object.entries(calls).flatMap(([name, { method, path, body, query }]) =>
    (path.includes('{form}') ? forms : [path]).flatMap((real) => {
      const operation = paths[real]?.[method.toLowerCase()]
      if (!operation) return [`${name}: ${method} ${real}`]
      const takes = namesIn(operation.requestBody?.content['application/json']?.schema)
      const asks = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query').map((parameter) => parameter.name)
      return [...body.filter((sent) => !takes.includes(sent)), ...query.filter((sent) => !asks.includes(sent))].map(
        (sent) => `${name}: ${sent} of ${real}`,
      )
    }),
  )
  expect(complaints).toEqual([])
})

import { readFile } from 'node:fs/promises'
import { z } from 'zod'

/** What the generators of clients read of a schema of openapi.json. */
export const OpenapiSchema = z.looseObject({
  $ref: z.string().optional(),
  type: z.union([z.string(), z.array(z.string())]).optional(),
  format: z.string().optional(),
  get properties() {
    return z.record(z.string(), OpenapiSchema).optional()
  },
  get items() {
    return OpenapiSchema.optional()
  },
  get anyOf() {
    return z.array(OpenapiSchema).optional()
  },
  get oneOf() {
    return z.array(OpenapiSchema).optional()
  },
  get additionalProperties() {
    return z.union([z.boolean(), OpenapiSchema]).optional()
  },
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  required: z.array(z.string()).optional(),
  description: z.string().optional(),
})
export type OpenapiSchema = z.output<typeof OpenapiSchema>

export type OpenapiSchemas = Readonly<Record<string, OpenapiSchema>>

const Content = z.record(z.string(), z.object({ schema: OpenapiSchema }))

const Operation = z.object({
  summary: z.string().optional(),
  parameters: z.array(z.object({ name: z.string(), in: z.string(), required: z.boolean().optional(), schema: OpenapiSchema })).optional(),
  requestBody: z.object({ content: Content }).optional(),
  responses: z.record(z.string(), z.object({ content: Content.optional() })),
})
export type OpenapiOperation = z.output<typeof Operation>

const Openapi = z.object({
  paths: z.record(z.string(), z.record(z.string(), Operation)),
  components: z.object({ schemas: z.record(z.string(), OpenapiSchema) }),
})
export type Openapi = z.output<typeof Openapi>

/** The OpenAPI document as it is committed. */
export async function readOpenapi(): Promise<Openapi> {
  return Openapi.parse(JSON.parse(await readFile('openapi.json', 'utf8')))
}

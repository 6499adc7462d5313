import { describeApi } from '@rosette/api/describe-api.ts'
import type { Generator } from './generator.ts'

export const openapi: Generator = {
  title: 'OpenAPI document',
  make: async () => ({ 'openapi.json': await describeApi() }),
}

import { z } from 'zod'

export const GenesymbolCriteria = z.object({})
export type GenesymbolCriteria = z.infer<typeof GenesymbolCriteria>

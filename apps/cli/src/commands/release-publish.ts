import type { Command } from '../command.ts'
import { publishStep } from '../release-steps.ts'

export const releasePublish: Command = {
  positionals: ['ID'],
  summary: 'makes a built release the one that visitors see',
  options: {},
  run: async (context, [id = '']) => ({ ...(await publishStep(context, id)) }),
}

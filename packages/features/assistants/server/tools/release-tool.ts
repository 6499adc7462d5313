import { ReleaseCoverage } from '@rosette/contract-kit/kind/release-coverage.ts'
import { ReleaseFacts } from '@rosette/contract-kit/kind/release-facts.ts'
import { z } from 'zod'
import { BlastService } from '../../../blast/contract/blast-service.ts'
import { licencePath } from '../../../site/contract/licence-path.ts'
import { defineAssistantTool } from '../define-assistant-tool.ts'

export const releaseTool = defineAssistantTool({
  name: 'release_info',
  title: 'About the release',
  description:
    'The data release that answers: records of each kind, genes annotated, releases held, BLAST databases, where licences and citations are.',
  input: z.object({}),
  data: z.object({
    builtAt: z.string().nullable(),
    held: z.array(z.string()).describe('Send one as header Rosette-Release to pin it'),
    counts: z.record(z.string(), z.int()),
    annotatedGenes: z.record(z.string(), z.int()),
    sources: z.int(),
    hasMadeUpRecords: z.boolean(),
    blastDatabases: z.array(z.string()),
    licences: z.string(),
  }),
  async run(_input, { api, publicUrl }) {
    const { builtAt, held, counts, sources } = await api.load(ReleaseFacts, { path: 'release' })
    const { annotatedGenes } = await api.load(ReleaseCoverage, { path: 'release/coverage' })
    const { databases } = await api.load(BlastService, { path: 'blast/service' })
    return {
      data: {
        builtAt,
        held,
        counts,
        annotatedGenes,
        sources: sources.length,
        hasMadeUpRecords: sources.some(({ isDemo }) => isDemo),
        blastDatabases: databases,
        licences: `${publicUrl.replace(/\/$/, '')}${licencePath}`,
      },
    }
  },
})
